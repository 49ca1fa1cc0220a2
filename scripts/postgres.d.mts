/** Starts a PostgreSQL server with an empty cluster in a temporary folder; `url` names its database 'postgres'. */
export function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }>
