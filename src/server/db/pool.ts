import pg from 'pg'

/** Counts come as 64-bit integers, which the driver gives as text; ours fit a number. */
const int8 = 20

/** How columns become values, the same on both databases: dates as Date, JSON parsed, integers as number. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format)),
}

/**
 * Keeps a broken connection from ending the process: the statement that ran on it is told,
 * and the pool gives the next caller a new connection.
 */
export function survive(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
