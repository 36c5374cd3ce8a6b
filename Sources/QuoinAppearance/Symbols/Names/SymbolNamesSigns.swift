extension SymbolNames {
  static let signs = """
    xmark=x-lg xmark.circle+=x-circle xmark.square+=x-square xmark.octagon+=x-octagon xmark.diamond+=x-diamond xmark.app+=x-square
    xmark.shield=shield-x xmark.shield.fill=shield-fill-x xmark.bin+=trash>x-lg xmark.icloud+=cloud>x-lg xmark.seal+=own:seal>x-lg
    checkmark=check-lg checkmark.circle+=check-circle checkmark.square+=check-square checkmark.seal+=patch-check
    checkmark.shield=shield-check checkmark.shield.fill=shield-fill-check checkmark.bubble+=chat>check-lg checkmark.icloud+=cloud-check
    checkmark.diamond+=diamond>check-lg checkmark.message+=chat>check-lg
    plus=plus-lg plus.circle+=plus-circle plus.square+=plus-square plus.app+=plus-square plus.forwardslash.minus=plus-slash-minus
    plus.magnifyingglass=zoom-in minus.magnifyingglass=zoom-out plus.bubble+=chat>plus-lg plus.message+=chat>plus-lg
    plus.diamond+=diamond>plus-lg plus.viewfinder=own:viewfinder>plus-lg plus.square.dashed=plus-square-dotted
    plus.circle.dashed=plus-circle-dotted plus.square.on.square=window-plus plus.rectangle+=own:rectangle>plus-lg
    plus.rectangle.on.rectangle=own:rectangle.on.rectangle plus.rectangle.on.folder=folder-plus
    minus=dash-lg minus.circle+=dash-circle minus.square+=dash-square minus.diamond+=diamond>dash-lg minus.rectangle+=own:rectangle>dash-lg
    multiply=x-lg multiply.circle+=x-circle multiply.square+=x-square divide=own:divide divide.circle+=circle>own:divide
    equal=own:equal equal.circle+=circle>own:equal equal.square+=square>own:equal lessthan=text:< greaterthan=text:>
    percent=percent number=hash asterisk=asterisk at=at sum=text:∑ function=text:ƒ x.squareroot=text:√x infinity=infinity
    exclamationmark=exclamation-lg exclamationmark.circle+=exclamation-circle exclamationmark.triangle+=exclamation-triangle
    exclamationmark.octagon+=exclamation-octagon exclamationmark.square+=exclamation-square exclamationmark.2=text:!! exclamationmark.3=text:!!!
    exclamationmark.shield=shield-exclamation exclamationmark.shield.fill=shield-fill-exclamation
    exclamationmark.bubble+=chat>exclamation-lg exclamationmark.icloud+=cloud>exclamation-lg exclamationmark.lock+=lock
    exclamationmark.arrow.circlepath=arrow-repeat exclamationmark.arrow.triangle.2.circlepath=arrow-repeat
    questionmark=question-lg questionmark.circle+=question-circle questionmark.square+=question-square
    questionmark.diamond+=question-diamond questionmark.bubble+=chat>question-lg questionmark.folder+=folder>question-lg
    questionmark.app+=question-square questionmark.video+=camera-video info=info-lg info.circle+=info-circle info.square+=info-square
    info.bubble+=chat>info-lg dollarsign=currency-dollar eurosign=currency-euro sterlingsign=currency-pound yensign=currency-yen
    wonsign=text:₩ centsign=text:¢ indianrupeesign=currency-rupee bitcoinsign=currency-bitcoin turkishlirasign=text:₺ rublesign=text:₽
    dollarsign.arrow.circlepath=currency-exchange
    circle+=circle square+=square triangle+=triangle diamond+=diamond hexagon+=hexagon octagon+=octagon pentagon+=pentagon
    rhombus+=diamond rectangle+=own:rectangle rectangle.portrait+=own:rectangle.portrait capsule+=own:capsule capsule.portrait+=own:capsule.portrait
    oval+=own:oval oval.portrait+=own:oval.portrait app+=own:app seal+=own:seal shield+=shield
    circle.dashed=own:circle.dashed square.dashed=own:square.dashed rectangle.dashed=own:rectangle.dashed circle.dotted=own:circle.dashed
    circle.lefthalf.filled=circle-half circle.righthalf.filled=h!circle-half circle.tophalf.filled=r!circle-half
    circle.bottomhalf.filled=h!r!circle-half circle.lefthalf.fill=circle-half circle.righthalf.fill=h!circle-half
    square.lefthalf.filled=square-half square.righthalf.filled=h!square-half square.tophalf.filled=r!square-half
    square.bottomhalf.filled=v!r!square-half diamond.lefthalf.filled=diamond-half triangle.lefthalf.filled=triangle-half
    shield.lefthalf.filled=shield-shaded circle.circle+=record-circle smallcircle.filled.circle+=record-circle smallcircle.circle+=record-circle
    circle.inset.filled=record-circle largecircle.fill.circle=record-circle dot.circle+=record-circle circlebadge+=record
    target=bullseye scope=own:scope dot.scope=own:scope circle.grid.2x2+=own:circle.grid.2x2 circle.grid.3x3+=own:circle.grid.3x3
    circle.grid.cross+=own:circle.grid.cross circle.slash+=slash-circle nosign=slash-circle slash.circle+=slash-circle line.diagonal=slash-lg
    square.slash+=slash-square star+=star star.leadinghalf.filled=star-half star.lefthalf.fill=star-half star.square+=square>star-fill
    star.bubble+=chat>star-fill sparkles=stars sparkle=stars wand.and.stars=magic wand.and.rays=magic wand.and.stars.inverse=magic
    staroflife+=asterisk heart+=heart heart.square+=square>heart-fill bolt.heart+=heart-pulse heart.text.square+=clipboard2-heart
    arrow.up.heart+=heart suit.heart+=suit-heart suit.club+=suit-club suit.spade+=suit-spade suit.diamond+=suit-diamond
    peacesign=peace accessibility=universal-access-circle textformat=text:Aa textformat.abc=text:abc textformat.123=123
    textformat.size=type textformat.alt=type textformat.superscript=superscript textformat.subscript=subscript bold=type-bold
    italic=type-italic underline=type-underline strikethrough=type-strikethrough character=text:A abc=text:abc
    character.cursor.ibeam=input-cursor-text text.cursor=cursor-text paragraphsign=paragraph command=command option=option
    control=chevron-up escape=escape shift+=shift capslock+=capslock return=arrow-return-left delete.left+=backspace
    delete.right+=backspace-reverse delete.backward+=backspace delete.forward+=backspace-reverse clear+=x-square eject+=eject power=power
    power.circle+=circle>power power.dotted=power
    """
}
