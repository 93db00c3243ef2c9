/**
 * Domains that fill the lists of referrers with themselves and are nothing else: a choice of the best known on
 * https://github.com/matomo-org/referrer-spam-list, which is in the public domain. Owners add to them by a file of their own.
 */
export const spamDomains: readonly string[] = `
0n-line.tv 1-99seo.com 1-best-seo.com 1-free-share-buttons.com 100-reasons-for-seo.com 100dollars-seo.com 12-reasons-for-seo.net 12masterov.com
15-reasons-for-seo.com 1webmaster.ml 2-best-seo.com 2-easy.xyz 2-go-now.xyz 3-best-seo.com 4-best-seo.com 4webmasters.org 5-best-seo.com
5-steps-to-start-business.com 5forex.ru 6-best-seo.com 6hopping.com 7-best-seo.com 7makemoneyonline.com 7milliondollars.com 8-best-seo.com
9-best-seo.com 99-reasons-for-seo.com abcdefh.xyz abcdeg.xyz acunetix-referrer.com adpostmalta.com adspart.com adtiger.tk adviceforum.info
affordablewebsitesandmobileapps.com ai-seo-services.com alibestsale.com aliexsale.ru alpharma.net amazon-seo-service.com anticrawler.org apteka-doc.ru
apteka-pharm.ru artpress.top auto-b2b-seo-service.com auto-seo-service.org autoseo-service.org autoseo-traffic.com autoseotips.com avkzarabotok.info
axcus.top azartclub.org backlinks-fast-top.com balkanfarma.org best-ping-service-usa.blue best-seo-offer.com best-seo-software.xyz
best-seo-solution.com bestofferhddbyt.info bestofferhddeed.info bestwebsitesawards.com bif-ru.info biglistofwebsites.com bizru.info blackhatworth.com
blog2019.top blog2019.xyz blogorganictraffic.shop blogseo.xyz blogtraffic.shop blue-square.biz boostmyppc.com bot-traffic.icu bot-traffic.xyz
bottraffic.live bottraffic143.xyz bottraffic329.xyz bottraffic4free.club bottraffic4free.host bottraffic999.xyz break-the-chains.com brk-rti.ru
brothers-smaller.ru buttons-for-website.com buttons-for-your-website.com buy-cheap-online.info buy-cheap-pills-order-online.com buy-forum.ru
buy-meds24.com buypillsonline24h.com cenokos.ru cenoval.ru chinese-amezon.com cityadspix.com compliance-alex.xyz compliance-alexa.xyz
compliance-andrew.xyz compliance-barak.xyz compliance-brian.xyz compliance-don.xyz compliance-donald.xyz compliance-elena.xyz compliance-fred.xyz
compliance-george.xyz compliance-irvin.xyz compliance-ivan.xyz compliance-john.top compliance-julianna.top cookie-law-enforcement-aa.xyz
cookie-law-enforcement-bb.xyz cookie-law-enforcement-cc.xyz cookie-law-enforcement-dd.xyz cookie-law-enforcement-ee.xyz cookie-law-enforcement-ff.xyz
cookie-law-enforcement-gg.xyz cookie-law-enforcement-hh.xyz cookie-law-enforcement-ii.xyz cookie-law-enforcement-jj.xyz cookie-law-enforcement-kk.xyz
cookie-law-enforcement-ll.xyz cookie-law-enforcement-mm.xyz cookie-law-enforcement-nn.xyz cookie-law-enforcement-oo.xyz cookie-law-enforcement-pp.xyz
cookie-law-enforcement-qq.xyz cookie-law-enforcement-rr.xyz cookie-law-enforcement-ss.xyz cookie-law-enforcement-tt.xyz cookie-law-enforcement-uu.xyz
cookie-law-enforcement-vv.xyz cookie-law-enforcement-ww.xyz cookie-law-enforcement-xx.xyz cookie-law-enforcement-yy.xyz cookie-law-enforcement-zz.xyz
copyrightclaims.org copyrightinstitute.org covadhosting.biz cyber-monday.ga darodar.com dbutton.net detskie-konstruktory.ru dipstar.org djekxa.ru
djonwatch.ru dojki-hd.com dominateforex.ml domination.ml domini.cat dosugrostov.site e-buyeasy.com econom.co edakgfvwql.ru ekatalog.xyz erot.co
escort-russian.com eu-cookie-law-enforcement2.xyz eu-cookie-law.info event-tracking.com expediacustomerservicenumber.online eyes-on-you.ga
fast-wordpress-start.com fbdownloader.com feel-planet.com filesclub.net fix-website-errors.com flaside.ru floating-share-buttons.com for-your.website
forex-procto.ru forsex.info fortwosmartcar.pw forum20.smailik.org forum69.info free-fb-traffic.com free-fbook-traffic.com free-floating-buttons.com
free-laptop-reward.com free-share-buttons-aaa.xyz free-share-buttons-bbb.xyz free-share-buttons-ccc.xyz free-share-buttons-ddd.xyz
free-share-buttons-eee.xyz free-share-buttons-fff.xyz free-share-buttons-ggg.xyz free-share-buttons-hhh.xyz free-share-buttons-iii.xyz
free-share-buttons.blogspot.com free-share-buttons.com free-social-buttons.com free-social-buttons.xyz free-social-buttons1.xyz
free-social-buttons2.xyz free-social-buttons3.xyz free-social-buttons4.xyz free-social-buttons5.xyz free-social-buttons6.xyz free-social-buttons7.xyz
free-traffic.xyz free-video-tool.com free-website-traffic.com freewhatsappload.com fsalas.com generalporn.org get-free-social-traffic.com
get-free-traffic-now.com get-seo-help.com get-your-social-buttons.info getaadsincome.info getlamborghini.ga getpy-click.com getrichquick.ml
getrichquickly.info ghazel.ru ghostvisitor.com girlporn.ru gkvector.ru glavprofit.ru gobongo.info google-liar.ru googlemare.com googlsucks.com
hdmoviecams.com hosting-tracker.com howtostopreferralspam.eu hulfingtonpost.com humanorightswatch.org ilikevitaly.com iloveitaly.ro iloveitaly.ru
ilovevitaly.co ilovevitaly.com ilovevitaly.info ilovevitaly.org ilovevitaly.ru ilovevitaly.xyz incomekey.net increasewwwtraffic.info investpamm.ru
iskalko.ru jjbabskoe.ru joinandplay.me joingames.org justprofit.xyz kabbalah-red-bracelets.com kambasoft.com keywords-monitoring-success.com
keywords-monitoring-your-success.com law-check-two.xyz law-enforcement-aa.xyz law-enforcement-bb.xyz law-enforcement-cc.xyz
law-enforcement-check-three.xyz law-enforcement-dd.xyz law-enforcement-ee.xyz law-enforcement-ff.xyz law-six.xyz link.web-list.xyz linksharingt.com
livefixer.com lol-le.com lombia.co lombia.com losangeles-ads.com lsex.xyz lumb.co luxup.ru magicdiet.gq marketland.ml mediawhirl.net meds-online24.com
monetizationking.net monitorwebsitespeed.com net-profits.xyz ninjaseo.es nufaq.com o-o-11-o-o.com o-o-6-o-o.com o-o-6-o-o.ru o-o-8-o-o.com
o-o-8-o-o.ru online-hit.info onlinetvseries.me ooo-olni.ru order-prozac-today.com ownshop.cf ozas.net pizza-imperia.com pizza-tycoon.com
pops.foundation pornhub-forum.ga pornhub-forum.uni.me pornhub-ru.com porno-chaman.info pornoelita.info pornoforadult.com pornosemki.info pornostar.rip
priceg.com producm.ru prointer.net.ua proposalpayback.com prostitutki-rostova.ru.com qitt.ru qualitymarketzone.com quit-smoking.ga qwesa.ru
rank-checker.online rankings-analytics.com ranksonic.info ranksonic.net ranksonic.org rapidgator-porn.ga rapidsites.pro rcb101.ru rednise.com
refererx.com replica-watch.ru responsive-test.net rumamba.com rusexy.xyz s-forum.biz sady-urala.ru savetubevideo.com savetubevideo.info scat.porn
search-error.com seccioncontrabajo.com semalt.com semaltmedia.com semprofile.com senger.atspace.co.uk seo-2-0.com seo-platform.com
seo-services-b2b.com seo-services-with-results.com seo-smm.kz seo-tools-optimizing.com seocheckupx.com seocheckupx.net seoexperimenty.ru seojokes.net
seopub.net seoservices2018.com sexsaoy.com sexyali.com sexyteens.hol.es share-buttons-for-free.com share-buttons.xyz sharebutton.io sharebutton.net
sharebutton.org sharebutton.to simple-share-buttons.com site-auditor.online site-speed-check.site site-speed-checker.site siteripz.net
sitevaluation.org sledstvie-veli.net slftsdybbg.ru slkrm.ru snip.tw soaksoak.ru social-button.xyz social-buttons-aa.xyz social-buttons-aaa.xyz
social-buttons-bb.xyz social-buttons-bbb.xyz social-buttons-cc.xyz social-buttons-ccc.xyz social-buttons-dd.xyz social-buttons-ddd.xyz
social-buttons-ee.xyz social-buttons-ff.xyz social-buttons-gg.xyz social-buttons-hh.xyz social-buttons-ii.xyz social-buttons.com social-search.me
social-traffic-1.xyz social-traffic-2.xyz social-traffic-3.xyz social-traffic-4.xyz social-traffic-5.xyz social-traffic-6.xyz social-traffic-7.xyz
social-widget.xyz socialbookmarksubmission.org socialseet.ru spb-scenar.ru spin2016.cf stop-nark.ru success-seo.com superiends.org tamada69.com
tds-west.ru telegramdownload10.com theautoprofit.ml theguardlan.com thesmartsearch.net tocan.biz top1-seo-service.com top10-way.com topquality.cf
topseoservices.co traffic2cash.org traffic2cash.xyz traffic2money.com trafficbot.life trafficbot.live trafficbot4free.xyz trafficgenius.xyz
trafficmonetize.org trafficmonetizer.org trion.od.ua unpredictable.ga uptimebot.net uptimechecker.com uzungil.com varikozdok.ru vesnatehno.com
videos-for-your-business.com viel.su vitaly-popov.com vodkoved.ru vzheludke.com wallpaperdesk.info we-ping-for-youic.info web-betting.ru
web-revenue.xyz webmaster-traffic.com webmonetizer.net website-errors-scanner.com website-speed-check.site website-speed-checker.site
website-speed-up.site website-speed-up.top websocial.me weburlopener.com wmasterlead.com wordpress-crew.net xn--74-jlcepffs7i6a.xn--p1ai
xn--80aagddcgkbcqbad7amllnejg6dya.xn--p1ai xtraffic.plus xtrafficplus.com yes-com.com yhirurga.ru ykecwqlixx.ru youporn-forum.ga youporn-forum.uni.me
youporn-ru.com your-good-links.com yourserverisdown.com zvetki.ru
`
  .trim()
  .split(/\s+/)
