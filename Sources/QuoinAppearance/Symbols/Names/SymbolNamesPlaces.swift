extension SymbolNames {
  static let places = """
    apple.logo=apple house=house-door house.fill=house-door-fill house.circle+=circle>house-door-fill house.lodge+=house-door
    building=building building.fill=building-fill building.2+=buildings building.2.crop.circle+=circle>buildings-fill building.columns=bank
    building.columns.fill=bank2 building.columns.circle+=circle>bank2 storefront=shop storefront.fill=shop-window tent+=own:tent signpost.right+=signpost
    signpost.left+=h!signpost signpost.right.and.left+=signpost-split mappin=own:mappin mappin.circle+=circle>own:mappin mappin.and.ellipse=geo-fill
    map+=map map.circle+=circle>map-fill location+=cursor location.north+=own:location.north
    location.north.line+=own:location.north location.circle+=circle>cursor-fill location.viewfinder=own:viewfinder>cursor-fill
    location.square+=square>cursor-fill flag+=flag flag.checkered=flag-fill flag.2.crossed+=flag flag.circle+=circle>flag-fill
    airplane=r!airplane-fill airplane.circle+=circle>r!airplane-fill airplane.departure=r!airplane-fill airplane.arrival=r!airplane-fill
    car+=car-front car.2+=car-front car.circle+=circle>car-front-fill car.side+=car-front bus+=bus-front bus.doubledecker+=bus-front tram+=train-front
    tram.circle+=circle>train-front-fill cablecar+=train-lightrail-front lightrail+=train-lightrail-front train.side.front.car=train-freight-front
    ferry+=own:sailboat sailboat+=own:sailboat bicycle=bicycle bicycle.circle+=circle>bicycle scooter=scooter moped+=scooter motorcycle+=scooter
    fuelpump+=fuel-pump fuelpump.circle+=circle>fuel-pump-fill ev.charger+=ev-station truck.box=truck truck.box.fill=truck box.truck=truck
    box.truck.fill=truck parkingsign=text:P parkingsign.circle+=p-circle steeringwheel=record-circle engine.combustion+=gear
    road.lanes=own:road.lanes light.beacon.max+=brightness-alt-high trafficlight=stoplights bed.double.circle+=circle>own:bed
    mountain.2+=own:mountain.2 beach.umbrella+=umbrella suitcase.rolling+=briefcase suitcase.cart+=briefcase
    theatermask.and.paintbrush+=palette building.columns.square+=square>bank2 dollarsign.bank.building+=bank
    """
}
