extension SymbolNames {
  static let talk = """
    envelope+=envelope envelope.open+=envelope-open envelope.circle+=circle>envelope-fill envelope.arrow.triangle.branch+=envelope
    mail=envelope mail.fill=envelope-fill mail.stack+=envelope-paper paperplane+=send paperplane.circle+=circle>send-fill phone+=telephone
    phone.down+=telephone-x phone.arrow.up.right=telephone-outbound phone.arrow.up.right.fill=telephone-outbound-fill
    phone.arrow.down.left=telephone-inbound phone.fill.arrow.up.right=telephone-outbound-fill phone.fill.arrow.down.left=telephone-inbound-fill
    phone.arrow.right=telephone-forward phone.fill.arrow.right=telephone-forward-fill phone.badge.plus=telephone-plus
    phone.fill.badge.plus=telephone-plus-fill phone.connection+=telephone-forward phone.bubble.left+=telephone teletype=telephone
    message+=chat message.badge=chat message.circle+=circle>chat-fill bubble+=chat bubble.left+=chat-left bubble.right+=chat-right
    bubble.middle.bottom+=chat-square bubble.left.and.bubble.right+=own:bubbles bubble.left.and.text.bubble.right+=own:bubbles
    bubble.left.and.exclamationmark.bubble.right+=own:bubbles text.bubble+=chat-left-text ellipsis.bubble+=chat-left-dots
    ellipsis.message+=chat-dots quote.bubble+=chat-left-quote heart.bubble+=chat-heart phone.bubble+=chat>telephone-fill
    captions.bubble+=chat-square-text quote.opening=quote quote.closing=h!v!quote text.quote=blockquote-left bell+=bell bell.slash+=bell-slash
    bell.circle+=circle>bell-fill bell.and.waves.left.and.right+=bell bell.square+=square>bell-fill megaphone+=megaphone
    tray+=inbox tray.2+=inboxes tray.full+=inbox tray.circle+=circle>inbox-fill tray.and.arrow.down=download tray.and.arrow.down.fill=download
    tray.and.arrow.up=upload tray.and.arrow.up.fill=upload link=link-45deg link.circle+=circle>link-45deg link.icloud+=cloud
    personalhotspot=link paperclip=paperclip paperclip.circle+=circle>paperclip translate=translate character.bubble+=chat>text:A
    character.book.closed+=journal-text shared.with.you=people shareplay=people rss=rss
    wifi=wifi wifi.slash=wifi-off wifi.exclamationmark=wifi-1 wifi.circle+=circle>wifi wifi.router+=router cellularbars=reception-4
    cellularbars.slash=reception-0 icloud+=cloud icloud.and.arrow.up+=cloud-arrow-up icloud.and.arrow.down+=cloud-arrow-down
    icloud.slash+=cloud-slash icloud.circle+=circle>cloud-fill externaldrive.badge.wifi=hdd-network network=globe network.badge.shield.half.filled=globe
    globe=globe globe.badge.chevron.backward=globe globe.americas=globe-americas globe.americas.fill=globe-americas
    globe.europe.africa=globe-europe-africa globe.europe.africa.fill=globe-europe-africa globe.asia.australia=globe-asia-australia
    globe.asia.australia.fill=globe-asia-australia globe.central.south.asia=globe-central-south-asia globe.desk+=globe2
    safari=compass safari.fill=compass-fill magnifyingglass=search sparkle.magnifyingglass=search text.magnifyingglass=search
    doc.text.magnifyingglass=file-earmark-text rectangle.and.text.magnifyingglass=search 1.magnifyingglass=zoom-in
    """
}
