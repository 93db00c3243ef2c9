import { parseAst } from 'vite'

/** Attributes and properties whose text somebody reads or hears. */
const read = new Set(
  ['label', 'title', 'hint', 'placeholder', 'alt', 'explanation', 'row', 'text', 'description'].concat([
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
  ]),
)

/** Letters that stand in the code where somebody would read them: in elements, and in what names or explains them. */
export function written(file: { path: string; text: string }): string[] {
  const found: string[] = []

  function visit(node: unknown): void {
    if (Array.isArray(node)) node.forEach(visit)
    if (!isNode(node)) return
    if (node.type === 'JSXText') found.push(...lettersOf(node))
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') found.push(...shownBy(node['children']))
    if (node.type === 'JSXAttribute' && read.has(nameOf(node['name']))) found.push(...shownBy(node['value']))
    if (node.type === 'Property' && read.has(nameOf(node['key']))) found.push(...shownBy(node['value']))
    Object.values(node).forEach(visit)
  }

  visit(parseAst(file.text, { lang: file.path.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

type Node = { type: string } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The letters of what an expression may come to: a text, one of two, or one that is put together. */
function shownBy(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(shownBy)
  if (!isNode(value)) return []
  if (value.type === 'Literal' || value.type === 'TemplateElement') return lettersOf(value)
  if (value.type === 'JSXExpressionContainer') return shownBy(value['expression'])
  if (value.type === 'ConditionalExpression') return shownBy([value['consequent'], value['alternate']])
  if (value.type === 'LogicalExpression') return shownBy([value['left'], value['right']])
  return value.type === 'TemplateLiteral' ? shownBy(value['quasis']) : []
}

function lettersOf({ value }: Node): string[] {
  const text = typeof value === 'object' && value !== null && 'raw' in value ? value.raw : value
  return typeof text === 'string' && /\p{L}/u.test(text) ? [text.trim()] : []
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value']) : '')
