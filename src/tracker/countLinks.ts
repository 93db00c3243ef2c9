import type { Options } from './Options.ts'

type Links = Pick<Options, 'outbound' | 'downloads'> & {
  count: (name: string, properties: Record<string, string>) => void
}

/** Files that browsers save or play instead of showing a page. */
const usual =
  '7z,apk,avi,bz2,csv,deb,dmg,doc,docx,epub,exe,flac,gz,iso,jar,key,m4a,m4v,mkv,mov,mp3,mp4,mpeg,msi,numbers,odp,ods,odt,ogg,' +
  'pages,pdf,pkg,ppt,pptx,rar,rpm,rtf,tar,tgz,txt,wav,webm,wma,wmv,xls,xlsx,xz,zip'

/** Counts links when they are followed, by mouse, finger or keyboard, in this tab or another. A file is a download wherever it is. */
export function countLinks({ outbound, downloads, count }: Links): void {
  const endings = Array.isArray(downloads) ? downloads : usual.split(',')

  function isDownload({ pathname }: URL, link: HTMLAnchorElement): boolean {
    const [, ending = ''] = /\.(\w+)$/.exec(pathname) ?? []
    return link.hasAttribute('download') || endings.includes(ending.toLowerCase())
  }

  function onClick(event: MouseEvent): void {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement)
    // The third button opens a menu.
    if (!link || event.button > 1 || !/^https?:$/.test(link.protocol)) return
    const target = new URL(link.href)
    // What follows the path may be personal.
    const url = target.origin + target.pathname
    if (downloads && isDownload(target, link)) count('Download', { url })
    else if (outbound && target.host !== location.host) count('Outbound link', { url })
  }

  // Before the page hears of it: it may keep the click to itself.
  addEventListener('click', onClick, true)
  addEventListener('auxclick', onClick, true)
}
