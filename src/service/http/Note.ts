import type { FastifyRequest } from 'fastify'
import type { AuditAbout, AuditAction } from '#contract/audit.ts'

/** Writes down in the audit log of whoever asks what was done with their key. */
export type Note = (request: FastifyRequest, action: AuditAction, about?: AuditAbout) => Promise<void>
