/** Where the databases are that are not embedded; what is undefined is in the data folder. */
export type Servers = {
  /** PostgreSQL: `postgres://user:password@host/database`. It is never printed. */
  databaseUrl?: string | undefined
  clickHouse?: ClickHouse | undefined
}

export type ClickHouse = {
  /** Its HTTP interface: `http://user:password@host:8123/database`. It is never printed. */
  url: string
  /** The cluster as the servers call it, over whose shards and replicas the tables are spread; undefined for one server. */
  cluster?: string | undefined
  /** How many replicas of a shard have to have a hit before it counts as stored; 0 = the one that was asked. */
  quorum: number
}
