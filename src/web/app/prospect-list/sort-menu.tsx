import type { SortColumn, SortDirection } from '#domain/prospects/list-view.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu, MenuChoice } from '../../ui/menu/menu.tsx'

interface Order {
  sort: SortColumn
  direction: SortDirection
}

const orders: readonly (Order & { words: string })[] = [
  { sort: 'created', direction: 'descending', words: 'Newest first' },
  { sort: 'created', direction: 'ascending', words: 'Oldest first' },
  { sort: 'views', direction: 'descending', words: 'Most views first' },
  { sort: 'views', direction: 'ascending', words: 'Fewest views first' },
  { sort: 'due', direction: 'ascending', words: 'Due first' },
  { sort: 'due', direction: 'descending', words: 'Due last' },
  { sort: 'name', direction: 'ascending', words: 'By name' },
  { sort: 'name', direction: 'descending', words: 'By name, Z to A' },
  { sort: 'status', direction: 'descending', words: 'Furthest along first' },
  { sort: 'status', direction: 'ascending', words: 'Least far along first' },
]

/** The order of the cards, which have no heads to click. */
export function SortMenu({ sort, direction, onSort }: Order & { onSort: (order: Order) => void }) {
  const current = orders.find((order) => order.sort === sort && order.direction === direction)?.words
  return (
    <Menu
      label="Order"
      trigger={
        <Button icon={<Icon of={direction === 'descending' ? ArrowDown : ArrowUp} />}>
          <span className="visually-hidden">Order: </span>
          {current}
        </Button>
      }
    >
      <MenuChoice
        options={orders.map(({ words }) => words)}
        value={current}
        onChange={(words) => {
          const order = orders.find((one) => one.words === words)
          if (order !== undefined) onSort(order)
        }}
      />
    </Menu>
  )
}
