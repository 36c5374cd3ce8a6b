extension SymbolNames {
  static let people = """
    person+=person person.2+=people person.3+=own:person.3 person.3.sequence+=own:person.3.sequence person.circle=person-circle
    person.circle.fill=circle-fill>person-fill person.crop.circle=person-circle person.crop.circle.fill=circle-fill>person-fill
    person.crop.square=person-square person.crop.square.fill=square-fill>person-fill person.crop.artframe=person-bounding-box
    person.crop.rectangle+=person-badge person.badge.plus=person-plus person.fill.badge.plus=person-plus-fill
    person.badge.minus=person-dash person.fill.badge.minus=person-dash-fill person.fill.checkmark=person-check-fill
    person.badge.checkmark=person-check person.fill.xmark=person-x-fill person.fill.questionmark=person-fill-exclamation
    person.badge.key=person-lock person.badge.key.fill=person-fill-lock person.badge.clock=person-gear person.badge.clock.fill=person-fill-gear
    person.crop.circle.badge.plus=person-add person.crop.circle.fill.badge.plus=person-fill-add person.crop.circle.badge.checkmark=person-check
    person.crop.circle.badge.xmark=person-x person.crop.circle.badge.minus=person-dash person.text.rectangle+=person-vcard
    person.and.background.dotted=person-bounding-box person.wave.2+=person-video person.line.dotted.person+=people
    person.slash=person-slash person.slash.fill=person-fill-slash person.bust+=person person.fill.viewfinder=person-bounding-box
    person.2.circle+=circle>people-fill person.2.square.stack+=people person.icloud+=cloud>person-fill
    figure.walk=own:figure.walk figure.run=own:figure.run figure.stand=own:figure.stand figure=own:figure.stand figure.arms.open=universal-access
    figure.wave=universal-access figure.walk.circle+=circle>own:figure.walk figure.stand.line.dotted.figure.stand=people
    figure.2.and.child.holdinghands=people figure.and.child.holdinghands=people figure.roll=universal-access
    figure.hiking=own:figure.walk figure.outdoor.cycle=bicycle figure.indoor.cycle=bicycle figure.strengthtraining.traditional=own:figure.stand
    face.smiling=emoji-smile face.smiling.fill=emoji-smile-fill face.smiling.inverse=emoji-smile-fill face.dashed=emoji-neutral
    face.dashed.fill=emoji-neutral-fill hand.thumbsup+=hand-thumbs-up hand.thumbsdown+=hand-thumbs-down hand.raised+=own:hand.raised
    hand.wave+=own:hand.raised hand.tap+=hand-index-thumb hand.point.up+=hand-index hand.point.up.left+=hand-index
    hand.point.right+=r!hand-index hand.point.left+=h!r!hand-index hand.point.down+=v!hand-index hand.draw+=hand-index-thumb
    hands.clap+=own:hand.raised hands.sparkles+=own:hand.raised hand.rays+=hand-index-thumb eye+=eye eye.slash+=eye-slash eyes=eyeglasses
    eyebrow=eyeglasses ear+=ear ear.badge.checkmark=ear lungs+=lungs
     eyeglasses=eyeglasses sunglasses+=sunglasses
    tshirt+=own:tshirt crown+=own:crown graduationcap+=mortarboard
    """
}
