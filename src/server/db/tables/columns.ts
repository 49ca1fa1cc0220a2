import type { ColumnType } from 'kysely'

/** A JSON column: written as JSON text, read parsed. */
export type Json<T> = ColumnType<T, string, string>

/** A moment: timestamptz, always handled as Date. */
export type Moment = ColumnType<Date, Date, Date>
