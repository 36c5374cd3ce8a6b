extension SymbolNames {
  static let layout = """
    list.bullet=list-ul list.bullet.circle+=circle>list-ul list.number=list-ol list.dash=list-task list.bullet.indent=list-nested list.star=list-stars
    list.triangle=list-task list.and.film=list-ul line.horizontal.3=list line.3.horizontal=list line.3.horizontal.circle+=circle>list
    line.horizontal.3.circle+=circle>list line.horizontal.3.decrease=filter line.3.horizontal.decrease=filter
    line.horizontal.3.decrease.circle=filter-circle line.horizontal.3.decrease.circle.fill=filter-circle-fill
    line.3.horizontal.decrease.circle=filter-circle line.3.horizontal.decrease.circle.fill=filter-circle-fill line.2.horizontal.decrease.circle+=filter-circle
    line.horizontal.2.decrease.circle+=filter-circle text.alignleft=text-left text.aligncenter=text-center text.alignright=text-right
    text.justify=justify text.justifyleft=text-left text.justify.left=text-left text.justify.leading=text-left text.justifyright=text-right
    text.append=text-paragraph text.insert=text-indent-left text.below.photo=card-image text.word.spacing=text-wrap text.line.first.and.arrowtriangle.forward=text-indent-left
    increase.indent=text-indent-left decrease.indent=text-indent-right ellipsis=three-dots ellipsis.vertical=three-dots-vertical
    ellipsis.rectangle+=own:rectangle>three-dots ellipsis.curlybraces=braces-asterisk curlybraces=braces curlybraces.square+=square>braces
    square.grid.2x2+=grid square.grid.3x3+=grid-3x3-gap square.grid.3x2+=grid-3x2-gap square.grid.3x3.square=grid-3x3 square.grid.4x3.fill=grid-3x3-gap-fill
    rectangle.grid.1x2+=grid-1x2 rectangle.grid.2x2+=grid rectangle.grid.3x2+=grid-3x2 rectangle.3.group+=grid-1x2 circle.hexagongrid+=palette
    circle.hexagonpath+=palette square.split.2x1+=layout-split square.split.2x2+=border-inner square.split.1x2+=columns tablecells=table tablecells.fill=table
    rectangle.split.3x1+=layout-three-columns rectangle.split.2x1+=layout-split rectangle.split.1x2+=columns rectangle.split.3x3+=grid-3x3
    sidebar.left=layout-sidebar sidebar.right=layout-sidebar-reverse sidebar.leading=layout-sidebar sidebar.trailing=layout-sidebar-reverse
    sidebar.squares.left=layout-text-sidebar-reverse rectangle.leadinghalf.inset.filled=layout-sidebar rectangle.lefthalf.filled=layout-sidebar
    rectangle.righthalf.filled=layout-sidebar-reverse rectangle.lefthalf.inset.filled=layout-sidebar-inset rectangle.righthalf.inset.filled=layout-sidebar-inset-reverse
    rectangle.bottomthird.inset.filled=window-dock rectangle.topthird.inset.filled=window rectangle.center.inset.filled=pip
    square.stack.3d.up=layers square.stack.3d.up.fill=layers-fill square.stack.3d.down.right=layers square.stack.3d.down.right.fill=layers-fill
    square.3.layers.3d=layers square.2.layers.3d=layers square.3.layers.3d.down.right=layers square.stack.3d.forward.dottedline=layers
    square.on.square=own:square.on.square square.fill.on.square.fill=own:square.on.square.fill square.on.circle=circle-square
    rectangle.on.rectangle=own:rectangle.on.rectangle rectangle.fill.on.rectangle.fill=own:rectangle.on.rectangle rectangle.on.rectangle.angled=own:rectangle.on.rectangle
    aspectratio=aspect-ratio aspectratio.fill=aspect-ratio-fill crop=crop crop.rotate=crop skew=bounding-box perspective=bounding-box grid=grid-3x3
    grid.circle+=circle>grid-3x3 rectangle.expand.vertical=arrows-expand rectangle.compress.vertical=arrows-collapse
    rectangle.arrowtriangle.2.outward=arrows-expand rectangle.connected.to.line.below=diagram-2 point.3.connected.trianglepath.dotted=diagram-3
    point.3.filled.connected.trianglepath.dotted=diagram-3-fill point.topleft.down.to.point.bottomright.curvepath=bezier2
    flowchart=diagram-3 flowchart.fill=diagram-3-fill align.horizontal.left=align-start align.horizontal.center=align-center
    align.horizontal.right=align-end align.vertical.top=align-top align.vertical.center=align-middle align.vertical.bottom=align-bottom
    distribute.horizontal=distribute-horizontal distribute.vertical=distribute-vertical platter.2.filled.iphone=phone
    dots.and.line.vertical.and.cursorarrow.rectangle=input-cursor selection.pin.in.out=bounding-box-circles
    widget.small=own:square.dashed rectangle.badge.plus=own:rectangle rectangle.checkered=grid-3x3 checkerboard.rectangle=grid-3x3 circle.and.line.horizontal=dash-circle
    squareshape+=square squareshape.split.2x2=border-inner squares.below.rectangle=grid-1x2 square.inset.filled=stop-fill
    square.dashed.inset.filled=own:square.dashed inset.filled.rectangle=own:rectangle.fill
    """
}
