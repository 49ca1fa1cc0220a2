import { type CustomTypesConfig, type Pool, types } from 'pg'

/**
 * How columns become values, the same on both databases: dates as Date, JSON parsed, integers as number.
 * Counts are 64-bit integers, which the driver would give as text; ours fit a number.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format),
}

/**
 * Keeps a broken connection from ending the process: the statement that ran on it is told,
 * and the pool gives the next caller a new connection.
 */
export function survive(pool: Pool): Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
