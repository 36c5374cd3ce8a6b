extension SymbolNames {
  static let devices = """
    internaldrive+=hdd externaldrive+=hdd externaldrive.connected.to.line.below+=hdd-network server.rack=hdd-rack xserve=hdd-rack
    cpu+=cpu memorychip+=memory simcard+=sim sdcard+=sd-card printer+=printer scanner+=printer faxmachine=printer keyboard+=keyboard
    display=display display.2=display desktopcomputer=display pc=pc-display macpro.gen1=pc laptopcomputer=laptop macbook=laptop macbook.gen1=laptop
    macbook.gen2=laptop laptopcomputer.and.iphone=laptop macbook.and.iphone=laptop iphone=phone iphone.gen1=phone iphone.gen2=phone iphone.gen3=phone
    iphone.homebutton=phone iphone.landscape=phone-landscape iphone.radiowaves.left.and.right=phone-vibrate iphone.circle+=circle>phone
    iphone.rear.camera=phone smartphone=phone flipphone=phone-flip apps.iphone=phone ipad=tablet ipad.gen1=tablet ipad.gen2=tablet
    ipad.homebutton=tablet ipad.landscape=tablet-landscape ipad.and.iphone=tablet apps.ipad=tablet applewatch=smartwatch applewatch.watchface=smartwatch
    applewatch.side.right=smartwatch visionpro=headset-vr vision.pro=headset-vr ipod=music-player ipod.touch=phone appletv+=tv homekit=house-door
    applepencil=pencil magicmouse+=mouse computermouse+=mouse headset=headset mouse=mouse cable.connector=usb-plug cable.connector.horizontal=usb-plug
    powerplug=plug powerplug.fill=plug-fill poweroutlet.type.b+=outlet battery.100=battery-full battery.100percent=battery-full
    battery.75=own:battery.75 battery.75percent=own:battery.75 battery.50=battery-half battery.50percent=battery-half battery.25=own:battery.25
    battery.25percent=own:battery.25 battery.0=battery battery.0percent=battery battery.100.bolt=battery-charging
    battery.100percent.bolt=battery-charging minus.plus.batteryblock+=battery bolt.batteryblock+=battery-charging
    lock+=lock lock.open=unlock lock.open.fill=unlock-fill lock.shield=shield-lock lock.shield.fill=shield-lock-fill lock.circle+=circle>lock-fill
    lock.rotation=arrow-repeat lock.doc+=file-earmark-lock lock.icloud+=cloud>lock-fill lock.square+=square>lock-fill lock.laptopcomputer=laptop
    lock.iphone=phone key+=key key.horizontal+=key key.viewfinder=own:viewfinder>key-fill key.icloud+=cloud>key-fill shield.slash+=shield-slash
    shield.checkered=shield-shaded faceid=own:faceid touchid=fingerprint lightswitch.on=toggle-on switch.2=toggles
    switch.programmable=toggle2-on terminal+=terminal apple.terminal+=terminal applelogo=apple
    ladybug+=bug ant+=bug hammer+=hammer server.rack.fill=hdd-rack-fill cursorarrow=cursor-fill cursorarrow.click=cursor-fill cursorarrow.rays=cursor-fill
    macwindow=window macwindow.on.rectangle=window-stack macwindow.badge.plus=window-plus menubar.rectangle=menu-app
    menubar.dock.rectangle=window-dock dock.rectangle=window-dock rectangle.inset.filled=own:rectangle.fill
    window.vertical.open=window window.vertical.closed=window av.remote+=dpad appletvremote.gen4=dpad appletvremote.gen4.fill=dpad-fill
    """
}
