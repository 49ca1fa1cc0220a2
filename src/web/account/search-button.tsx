import { Search } from 'lucide-react'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'

/** Opens the search; on a phone the Account menu does. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      className="search-button"
      icon={<Icon of={Search} />}
      aria-keyshortcuts="Control+K"
      aria-label="Search"
      onClick={onOpen}
    >
      Search
      <span className="search-key" aria-hidden="true">
        Ctrl K
      </span>
    </Button>
  )
}
