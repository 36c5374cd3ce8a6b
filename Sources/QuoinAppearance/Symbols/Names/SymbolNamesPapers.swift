extension SymbolNames {
  static let papers = """
    trash=trash trash.fill=trash-fill trash.circle+=circle>trash-fill trash.square+=square>trash-fill pencil=pencil pencil.line=pencil
    pencil.tip=pen pencil.and.outline=pencil-square pencil.and.scribble=pencil square.and.pencil=pencil-square
    square.and.pencil.circle+=circle>pencil-square rectangle.and.pencil.and.ellipsis=input-cursor-text scribble=own:scribble
    scribble.variable=own:scribble signature=own:scribble highlighter=pen eraser+=eraser paintbrush+=brush
    paintbrush.pointed+=brush paintpalette+=palette eyedropper=eyedropper eyedropper.full=eyedropper eyedropper.halffull=eyedropper
    folder+=folder folder.badge.plus=folder-plus folder.fill.badge.plus=folder-plus folder.badge.minus=folder-minus
    folder.fill.badge.minus=folder-minus folder.circle+=circle>folder-fill folder.badge.gearshape=folder folder.badge.person.crop=folder
    doc+=file-earmark doc.text+=file-earmark-text doc.richtext+=file-earmark-richtext doc.on.doc=files doc.on.doc.fill=files-alt
    doc.on.clipboard=clipboard doc.on.clipboard.fill=clipboard-fill doc.plaintext+=file-text doc.badge.plus=file-earmark-plus
    doc.fill.badge.plus=file-earmark-plus-fill doc.badge.arrow.up+=file-earmark-arrow-up doc.badge.gearshape+=file-earmark-code
    doc.zipper=file-earmark-zip doc.append+=file-earmark-plus doc.viewfinder+=own:viewfinder>file-earmark-fill doc.circle+=circle>file-earmark-fill
    doc.text.image+=file-earmark-richtext doc.text.below.ecg+=file-earmark-medical doc.questionmark+=file-earmark doc.text.fill.viewfinder=own:viewfinder
    document+=file-earmark document.on.document=files document.badge.plus=file-earmark-plus richtext.page+=file-earmark-richtext
    text.document+=file-earmark-text clipboard+=clipboard list.clipboard+=clipboard2-data list.bullet.clipboard+=clipboard2-data
    checklist=list-check checklist.checked=list-check checklist.unchecked=list-task list.bullet.rectangle=card-list
    list.bullet.rectangle.fill=card-list list.bullet.rectangle.portrait+=file-earmark-text note+=sticky note.text=sticky
    note.text.badge.plus=sticky square.text.square+=file-text newspaper=newspaper newspaper.fill=newspaper newspaper.circle+=circle>newspaper
    book+=book book.closed=journal book.closed.fill=journal-bookmark-fill book.circle+=circle>book-fill books.vertical=bookshelf
    books.vertical.fill=bookshelf text.book.closed=journal-text text.book.closed.fill=journal-text magazine+=book menucard+=book
    bookmark+=bookmark bookmark.circle+=circle>bookmark-fill bookmark.square+=square>bookmark-fill tag+=tag tag.circle+=circle>tag-fill
    tags=tags tags.fill=tags-fill archivebox+=archive archivebox.circle+=circle>archive-fill shippingbox=box-seam shippingbox.fill=box-seam-fill
    shippingbox.circle+=circle>box-seam-fill cube+=box cube.box+=box-seam cube.transparent=box gift+=gift gift.circle+=circle>gift-fill giftcard+=gift
    cart+=cart cart.badge.plus=cart-plus cart.fill.badge.plus=cart-plus-fill cart.badge.minus=cart-dash cart.fill.badge.minus=cart-dash-fill
    cart.circle+=circle>cart-fill bag+=bag bag.badge.plus=bag-plus bag.fill.badge.plus=bag-plus-fill bag.badge.minus=bag-dash
    bag.circle+=circle>bag-fill basket+=basket creditcard+=credit-card creditcard.circle+=circle>credit-card-fill
    creditcard.and.123=credit-card-2-front creditcard.viewfinder=own:viewfinder wallet.pass+=wallet wallet.bifold+=wallet2
    banknote=cash banknote.fill=cash percent.ar=percent chart.bar+=bar-chart chart.bar.xaxis=bar-chart-line chart.pie+=pie-chart
    chart.line.uptrend.xyaxis=graph-up-arrow chart.line.downtrend.xyaxis=graph-down-arrow chart.xyaxis.line=graph-up
    chart.line.flattrend.xyaxis=graph-up chart.dots.scatter=graph-up chart.bar.doc.horizontal+=file-earmark-bar-graph chart.line.uptrend.xyaxis.circle+=circle>graph-up-arrow
    calendar=calendar3 calendar.badge.plus=calendar-plus calendar.badge.minus=calendar-minus calendar.badge.checkmark=calendar-check
    calendar.badge.exclamationmark=calendar-x calendar.badge.clock=calendar-event calendar.circle+=circle>calendar3 calendar.day.timeline.left=calendar-day
    calendar.day.timeline.leading=calendar-day clock+=clock clock.arrow.circlepath=clock-history clock.badge=clock clock.badge.checkmark+=clock
    clock.arrow.2.circlepath=arrow-repeat deskclock+=alarm alarm+=alarm timer=stopwatch timer.circle+=circle>stopwatch-fill timer.square=square>stopwatch-fill
    stopwatch+=stopwatch hourglass=hourglass-split hourglass.bottomhalf.filled=hourglass-bottom hourglass.tophalf.filled=hourglass-top
    hourglass.bottomhalf.fill=hourglass-bottom hourglass.tophalf.fill=hourglass-top
    hourglass.circle+=circle>hourglass-split suitcase+=briefcase briefcase+=briefcase case+=briefcase latch.2.case+=briefcase briefcase.circle+=circle>briefcase-fill
    puzzlepiece+=puzzle puzzlepiece.extension+=puzzle backpack+=handbag handbag+=handbag rosette=award medal+=award trophy+=trophy
    trophy.circle+=circle>trophy-fill qrcode=qr-code qrcode.viewfinder=qr-code-scan barcode=upc barcode.viewfinder=upc-scan receipt=receipt
    receipt.fill=receipt pin=pin-angle pin.fill=pin-angle-fill pin.circle+=circle>pin-angle-fill
    """
}
