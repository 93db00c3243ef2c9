import { type Migration, PostgresAdapter, sql as raw } from 'kysely'

const accountsAndWebsites: Migration['up'] = async (database) => {
  await database.schema
    .createTable('accounts')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('keys')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('hint', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await database.schema
    .createTable('websites')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('domain', 'text', (column) => column.notNull().unique())
    .addColumn('privacy', 'integer', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('access_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('email', 'integer', (column) => column.notNull())
    .addColumn('exclude_bots', 'integer', (column) => column.notNull())
    .addColumn('exclude_params', 'text', (column) => column.notNull())
    .addColumn('exclude_ips', 'text', (column) => column.notNull())
    .addColumn('favorite', 'integer', (column) => column.notNull())
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('last_hit_at', 'text')
    .execute()
  await database.schema.createIndex('websites_account').on('websites').columns(['account_id', 'id']).execute()
  await database.schema
    .createTable('visitor_keys')
    .addColumn('website_id', 'integer', (column) => column.notNull().references('websites.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visitor_keys_primary', ['website_id', 'day'])
    .execute()

  await database.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

const sharing: Migration['up'] = async (database) => {
  const changed = (name: string, type: 'text' | 'integer', value: string | number) =>
    database.schema
      .alterTable('websites')
      .addColumn(name, type, (column) => column.notNull().defaultTo(value))
      .execute()
  await changed('share_statistics', 'text', '')
  await changed('share_minimum', 'integer', 0)
  await changed('share_embed', 'integer', 0)

  await database.schema
    .createTable('frozen_links')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('website_id', 'integer', (column) => column.notNull().references('websites.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('from_date', 'text', (column) => column.notNull())
    .addColumn('to_date', 'text', (column) => column.notNull())
    .addColumn('compare_from_date', 'text')
    .addColumn('compare_to_date', 'text')
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('minimum', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema.createIndex('frozen_links_website').on('frozen_links').columns(['website_id', 'id']).execute()
  await database.schema
    .createTable('frozen_answers')
    .addColumn('link_id', 'integer', (column) => column.notNull().references('frozen_links.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('frozen_answers_primary', ['link_id', 'name'])
    .execute()
}

const accounts: Migration['up'] = async (database) => {
  await database.schema
    .alterTable('keys')
    .addColumn('access', 'text', (column) => column.notNull().defaultTo('full'))
    .execute()
  await database.schema.alterTable('keys').addColumn('expires_at', 'text').execute()
  await database.schema.createIndex('keys_account').on('keys').columns(['account_id', 'id']).execute()
  await database.schema
    .createTable('sign_in_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema.createIndex('sign_in_links_account').on('sign_in_links').column('account_id').execute()
  await database.schema
    .createTable('audit')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('key_name', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .execute()
  await database.schema.createIndex('audit_account').on('audit').columns(['account_id', 'id']).execute()
  await database.schema.createIndex('audit_at').on('audit').column('at').execute()
}

const mails: Migration['up'] = async (database) => {
  await database.schema.alterTable('accounts').addColumn('language', 'text').execute()
  await database.schema.alterTable('accounts').addColumn('reports_since', 'text').execute()

  await database.schema
    .createTable('mails')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('once', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('unanswered', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reason', 'text')
    .addColumn('reply', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_try_at', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute()
  await database.schema.createIndex('mails_due').on('mails').columns(['state', 'next_try_at']).execute()
  await database.schema.createIndex('mails_account').on('mails').columns(['account_id', 'id']).execute()
}

const alerts: Migration['up'] = async (database) => {
  await database.schema
    .createTable('alert_settings')
    .addColumn('website_id', 'integer', (column) => column.primaryKey().references('websites.id').onDelete('cascade'))
    .addColumn('above', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('below', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('stopped', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('mail', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('webhook', 'text')
    .addColumn('secret_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  await database.schema
    .createTable('alerts')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('website_id', 'integer', (column) => column.notNull().references('websites.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('visitors', 'integer')
    .addColumn('usual_from', 'integer')
    .addColumn('usual_to', 'integer')
    .addColumn('causes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('webhook', 'text', (column) => column.notNull())
    .addColumn('webhook_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('webhook_next_at', 'text', (column) => column.notNull())
    .addColumn('webhook_reason', 'text')
    .addColumn('webhook_status', 'integer')
    .addUniqueConstraint('alerts_once', ['website_id', 'kind', 'since'])
    .execute()
  await database.schema.createIndex('alerts_mail').on('alerts').columns(['mail', 'id']).execute()
  await database.schema.createIndex('alerts_webhook').on('alerts').columns(['webhook', 'webhook_next_at']).execute()
}

const imports: Migration['up'] = async (database) => {
  await database.schema
    .createTable('imports')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('website_id', 'integer', (column) => column.notNull().references('websites.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addColumn('left_out', 'text', (column) => column.notNull())
    .execute()
  await database.schema.createIndex('imports_website').on('imports').columns(['website_id', 'id']).execute()
}

const retention: Migration['up'] = async (database) => {
  await database.schema.alterTable('websites').addColumn('keep_months', 'integer').execute()
  await database.schema.alterTable('websites').addColumn('retention_day', 'text').execute()
}

const hosts: Migration['up'] = async (database) => {
  await database.schema
    .alterTable('websites')
    .addColumn('hosts', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

const ownDevices: Migration['up'] = async (database) => {
  await database.schema
    .createTable('own_links')
    .addColumn('website_id', 'integer', (column) => column.primaryKey().references('websites.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('own_devices')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('website_id', 'integer', (column) => column.notNull().references('websites.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('os', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('own_devices_once', ['website_id', 'hash'])
    .execute()
}

const tries: Migration['up'] = async (database) => {
  const table = database.schema
    .createTable('tries')
    .addColumn('who', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
  // A request does not wait until the server's disk has what is counted: that need not outlive a crash of the server.
  const isServer = database.getExecutor().adapter instanceof PostgresAdapter
  await (isServer ? table.modifyFront(raw`unlogged`) : table).execute()
  await database.schema.createIndex('tries_until').on('tries').column('until').execute()
  await database.schema.alterTable('imports').addColumn('copy', 'text').execute()
}

const folds: Migration['up'] = async (database) => {
  // Of websites that are gone there may be rows for a while: what is marked last is stored after they were deleted.
  await database.schema
    .createTable('changes')
    .addColumn('website_id', 'integer', (column) => column.notNull())
    .addColumn('first_month', 'text', (column) => column.notNull())
    .addColumn('last_month', 'text', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('changes_once', ['website_id', 'first_month', 'last_month'])
    .execute()
  await database.schema
    .createTable('folds')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('website_id', 'integer', (column) => column.notNull().references('websites.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('began_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addUniqueConstraint('folds_once', ['website_id', 'key', 'first_day', 'last_day'])
    .execute()
}

/** By name, in the order in which they run; only ever added to, never changed once released. */
export const migrations: Record<string, Migration> = {
  '0001_accounts_and_websites': { up: accountsAndWebsites },
  '0002_sharing': { up: sharing },
  '0003_accounts': { up: accounts },
  '0004_mails': { up: mails },
  '0005_alerts': { up: alerts },
  '0006_imports': { up: imports },
  '0007_retention': { up: retention },
  '0008_hosts': { up: hosts },
  '0009_own_devices': { up: ownDevices },
  '0010_tries': { up: tries },
  '0011_folds': { up: folds },
}
