extension SymbolNames {
  static let nature = """
    sun.max=sun sun.max.fill=sun-fill sun.min=brightness-low sun.min.fill=brightness-low-fill sun.max.circle+=circle>sun-fill sunrise+=sunrise sunset+=sunset
    sun.haze+=cloud-haze sun.dust+=brightness-high sun.and.horizon+=sunrise moon+=moon moon.circle+=circle>moon-fill moon.stars+=moon-stars
    moon.zzz+=moon-stars moon.haze+=cloud-moon zzz=text:Zzz cloud+=cloud cloud.circle+=circle>cloud-fill cloud.rain+=cloud-rain
    cloud.heavyrain+=cloud-rain-heavy cloud.drizzle+=cloud-drizzle cloud.snow+=cloud-snow cloud.fog+=cloud-fog cloud.hail+=cloud-hail
    cloud.sleet+=cloud-sleet cloud.bolt+=cloud-lightning cloud.bolt.rain+=cloud-lightning-rain cloud.sun+=cloud-sun cloud.sun.rain+=cloud-drizzle
    cloud.sun.bolt+=cloud-lightning cloud.moon+=cloud-moon cloud.moon.rain+=cloud-drizzle cloud.moon.bolt+=cloud-lightning cloud.rainbow.half+=rainbow
    rainbow=rainbow smoke+=cloud-fog wind=wind wind.snow=snow2 wind.circle+=circle>wind snowflake=snow snowflake.circle+=circle>snow tornado=tornado
    tropicalstorm=tropical-storm hurricane=hurricane thermometer=thermometer-half thermometer.low=thermometer-low thermometer.medium=thermometer-half
    thermometer.high=thermometer-high thermometer.sun=thermometer-sun thermometer.sun.fill=thermometer-sun thermometer.snowflake=thermometer-snow
    humidity=moisture humidity.fill=moisture drop+=droplet drop.halffull=droplet-half drop.circle+=circle>droplet-fill drop.triangle+=triangle
    flame=fire flame.fill=fire flame.circle+=circle>fire water.waves=water leaf+=own:leaf leaf.circle+=circle>own:leaf.fill
    leaf.arrow.triangle.circlepath=recycle tree+=tree camera.macro.circle+=circle>flower1 pawprint+=own:pawprint pawprint.circle+=circle>own:pawprint.fill
    fish+=own:fish dog+=own:pawprint cat+=own:pawprint
    globe.americas.circle=globe-americas moonphase.first.quarter=circle-half moonphase.full.moon=circle-fill moonphase.new.moon=circle
    laurel.leading=own:leaf laurel.trailing=h!own:leaf aqi.low=wind aqi.medium=wind aqi.high=wind
    """
}
