extension SymbolNames {
  static let media = """
    play+=play pause+=pause stop+=stop playpause+=own:playpause record.circle+=record-circle backward+=rewind forward+=fast-forward
    backward.end+=skip-start forward.end+=skip-end backward.frame+=skip-start forward.frame+=skip-end
    backward.end.alt+=skip-backward forward.end.alt+=skip-forward play.circle+=play-circle pause.circle+=pause-circle stop.circle+=stop-circle
    play.rectangle+=play-btn pause.rectangle+=pause-btn play.square+=square>play-fill play.square.stack+=collection-play
    play.rectangle.on.rectangle+=collection-play play.tv+=tv>play-fill shuffle=shuffle repeat=repeat repeat.1=repeat-1
    speaker+=volume-off speaker.slash+=volume-mute speaker.wave.1+=volume-down speaker.wave.2+=volume-up speaker.wave.3+=volume-up
    speaker.1+=volume-down speaker.2+=volume-up speaker.3+=volume-up speaker.minus+=volume-down speaker.plus+=volume-up speaker.zzz+=volume-off
    music.note=music-note-beamed music.note.list=music-note-list music.quarternote.3=music-note-beamed music.mic=mic music.note.house+=house-door
    music.note.tv+=tv>music-note mic+=mic mic.slash+=mic-mute mic.and.signal.meter+=mic headphones=headphones earbuds=earbuds
    airpods=earbuds airpodspro=earbuds airpods.gen3=earbuds airpods.gen4=earbuds airpods.pro=earbuds airpods.max=headphones airpodsmax=headphones beats.headphones=headphones hifispeaker+=speaker homepod+=speaker radio+=boombox
    waveform=soundwave waveform.path=activity waveform.path.ecg=activity waveform.badge.mic=soundwave recordingtape=voicemail
    guitars+=music-note-beamed metronome+=music-note amplifier=speaker film=film film.fill=film
    movieclapper+=film video+=camera-video video.slash+=camera-video-off video.badge.plus=camera-video video.bubble+=chat>camera-video-fill
    camera+=camera camera.viewfinder=own:viewfinder>camera-fill camera.aperture=own:aperture camera.filters=vinyl camera.metering.center.weighted=own:viewfinder
    camera.on.rectangle+=camera camera.macro=flower1 photo=image photo.fill=image-fill photo.on.rectangle=images photo.on.rectangle.angled=images
    photo.fill.on.rectangle.fill=images photo.stack=images photo.stack.fill=images photo.artframe=image photo.circle+=circle>image-fill
    rectangle.stack+=collection rectangle.stack.badge.plus=collection rectangle.stack.person.crop=collection square.stack=collection
    square.stack.fill=collection-fill livephoto=record-circle livephoto.play=play-circle tv+=tv tv.circle+=circle>tv-fill airplayvideo=cast
    airplayaudio=cast pip=pip pip.enter=pip pip.exit=pip pip.fill=pip-fill gamecontroller=controller gamecontroller.fill=controller
    dpad=dpad dpad.fill=dpad-fill ticket+=ticket-perforated popcorn+=cup-straw dice+=dice-5 die.face.1+=dice-1
    die.face.2+=dice-2 die.face.3+=dice-3 die.face.4+=dice-4 die.face.5+=dice-5 die.face.6+=dice-6 opticaldisc=disc opticaldisc.fill=disc-fill
    opticaldiscdrive+=disc tuningfork=soundwave slowmo=own:circle.dashed timelapse=own:circle.dashed viewfinder=own:viewfinder
    viewfinder.circle+=circle>own:viewfinder badge.plus.radiowaves.right=broadcast dot.radiowaves.left.and.right=broadcast
    dot.radiowaves.right=r!wifi dot.radiowaves.up.forward=r!wifi wave.3.right=r!wifi wave.3.left=h!r!wifi
    antenna.radiowaves.left.and.right=broadcast-pin antenna.radiowaves.left.and.right.circle+=circle>broadcast-pin
    """
}
