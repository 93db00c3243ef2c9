import { openSql } from '#service/storage/sql/openSql.ts'
import type { TestProject } from 'vitest/node'
import { openPostgres } from './openPostgres.ts'
import { withServer } from './withServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server that a run's tests share; its database is the template of theirs. */
    postgres: string
  }
}

/** One server for all files of a run, with a database that is up to date, of which each test gets a copy. */
export default async function setup(project: TestProject) {
  const server = await openPostgres()
  const template = server.url('template')
  await withServer(server.url('postgres'), (client) => client.query('CREATE DATABASE template'))
  await (await openSql('', template)).destroy()
  project.provide('postgres', template)
  return () => server.close()
}
