extension SymbolNames {
  static let tools = """
    gear=gear gear.circle+=circle>gear-fill gearshape+=gear gearshape.2=gear-wide-connected gearshape.2.fill=gear-wide-connected
    gearshape.circle+=circle>gear-fill gear.badge=gear wrench=wrench wrench.fill=wrench wrench.adjustable+=wrench-adjustable
    wrench.and.screwdriver=tools wrench.and.screwdriver.fill=tools screwdriver=screwdriver screwdriver.fill=screwdriver
    slider.horizontal.3=sliders slider.horizontal.2.square=sliders slider.vertical.3=sliders2-vertical slider.horizontal.below.rectangle=sliders
    slider.horizontal.2.square.on.square=sliders2 gauge=speedometer2 gauge.medium=speedometer2 gauge.high=speedometer2 gauge.low=speedometer2
    gauge.with.dots.needle.bottom.50percent=speedometer gauge.with.needle+=speedometer2 gauge.with.dots.needle.67percent=speedometer2
    gauge.with.dots.needle.33percent=speedometer2 speedometer=speedometer barometer=speedometer2 dial.low+=speedometer2 dial.medium+=speedometer2
    ruler+=rulers level+=rulers lightbulb+=lightbulb lightbulb.slash+=lightbulb-off lightbulb.circle+=circle>lightbulb-fill lightbulb.2+=lightbulb
    lamp.desk+=lamp lamp.table+=lamp lamp.floor+=lamp lamp.ceiling+=lamp fan=fan fan.fill=fan fanblades+=fan bed.double+=own:bed
    sofa+=own:bed chair+=own:bed chair.lounge+=own:bed door.left.hand.open=door-open door.left.hand.closed=door-closed door.right.hand.open=door-open
    stairs=ladder cross+=own:cross cross.circle+=circle>own:cross.fill cross.case+=own:rectangle>own:cross.fill
    bandage+=bandaid pills+=capsule-pill pill+=capsule stethoscope=heart-pulse stethoscope.circle+=circle>heart-pulse
    allergens+=virus microbe+=virus ivfluid.bag+=droplet medical.thermometer+=thermometer-half
    cross.vial+=capsule magnet=magnet scissors=scissors scissors.circle+=circle>scissors umbrella+=umbrella
    party.popper+=balloon balloon+=balloon balloon.2+=balloon birthday.cake+=own:cake cup.and.saucer+=cup-hot mug+=cup wineglass+=own:wineglass
    waterbottle+=cup-straw fork.knife=own:fork.knife fork.knife.circle+=circle>own:fork.knife frying.pan+=egg-fried
    takeoutbag.and.cup.and.straw+=cup-straw flashlight.on.fill=lamp-fill flashlight.off.fill=lamp
    binoculars+=binoculars telescope+=binoculars lifepreserver+=life-preserver bolt+=lightning bolt.horizontal+=r!lightning
    bolt.circle+=circle>lightning-fill bolt.square+=square>lightning-fill bolt.shield+=shield>lightning-fill bolt.car+=ev-front
    atom=own:atom flask+=own:flask graduationcap.circle+=circle>mortarboard-fill studentdesk=easel easel=easel easel.fill=easel-fill
    sportscourt+=own:sportscourt basketball=dribbble basketball.fill=dribbble soccerball=own:soccerball football=dribbble football.fill=dribbble tennisball=dribbble
    dumbbell+=own:dumbbell sensor+=broadcast light.max=brightness-high light.min=brightness-low rays=brightness-high
    exclamationmark.questionmark=text:!? hourglass.badge.plus=hourglass-split
    """
}
