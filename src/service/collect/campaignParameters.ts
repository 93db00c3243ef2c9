import { namePatterns } from './namePatterns.ts'

/**
 * Parameters that say how a visitor came, not which page it is: campaigns and the click identifiers that advertisers,
 * social networks and mailers add. They are no part of a page. Lower case; documented for owners.
 */
const names = [
  // Campaigns
  'utm_*',
  'mtm_*',
  'pk_campaign',
  'pk_kwd',
  'ref',
  'source',
  // Google
  'gclid',
  'gclsrc',
  'gbraid',
  'wbraid',
  'dclid',
  'gad_source',
  'gad_campaignid',
  'srsltid',
  '_ga',
  '_gl',
  // Meta
  'fbclid',
  'igshid',
  'igsh',
  // Others who sell advertisements
  'msclkid',
  'twclid',
  'ttclid',
  'li_fat_id',
  'yclid',
  'ysclid',
  'epik',
  'rdt_cid',
  'sccid',
  's_kwcid',
  'ef_id',
  'irclickid',
  // Mailers
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  '_hsenc',
  '_hsmi',
  '_kx',
  'vero_id',
  'oly_anon_id',
  'oly_enc_id',
]

const matches = namePatterns(names)

export const isCampaignParameter = (name: string): boolean => matches(name.toLowerCase())
