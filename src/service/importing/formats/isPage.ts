/** What a path ends with that is no page but a part of one, a download, or for programs. */
const otherFiles = [
  'css map js mjs cjs json webmanifest wasm xml xsl xsd rdf rss atom txt csv ics',
  'avif bmp cur gif heic ico jpe jpeg jpg jxl png psd svg svgz tif tiff webp',
  'eot otf ttf woff woff2',
  'aac avi flac m3u8 m4a m4v mkv mov mp3 mp4 mpd mpeg mpg oga ogg ogv opus swf srt ts vtt wav weba webm wmv',
  '7z apk appimage br bz2 crx deb dmg exe gem gz iso jar msi pkg rar rpm tar tgz torrent war whl xpi xz zip zst',
  'doc docx epub mobi odp ods odt pdf pps ppt pptx ps rtf tex xls xlsx',
  'bak bin c conf cpp diff h ini java key log md patch pem py rb rs sh sql yaml yml',
].flatMap((extensions) => extensions.split(' '))

const hasOtherExtension = new RegExp(String.raw`\.(?:${otherFiles.join('|')})$`, 'i')

/** Feeds, and addresses that only programs ask for. */
const forPrograms =
  /\/(?:feed|feeds|rss|atom|rdf)\/?$|\/(?:xmlrpc|wp-cron|admin-ajax)\.php$|^\/(?:\.well-known|wp-json|cdn-cgi)\/|apple-touch-icon/i

const asksForFeed = /(?:^|&)(?:feed|flav|format|output|type)=(?:rss|atom|rdf|feed|xml|json)/i

/** Whether a request's target (a path with its query) is a page that people read. */
export function isPage(target: string): boolean {
  const [path = '', query = ''] = target.split('?', 2)
  return !hasOtherExtension.test(path) && !forPrograms.test(path) && !asksForFeed.test(query)
}
