extension SymbolNames {
  static let arrows = """
    chevron.left.2=chevron-double-left chevron.right.2=chevron-double-right chevron.up.2=chevron-double-up chevron.down.2=chevron-double-down
    chevron.backward.2=chevron-double-left chevron.forward.2=chevron-double-right chevron.up.chevron.down=chevron-expand
    chevron.down.chevron.up=chevron-contract chevron.left.slash.chevron.right=code-slash chevron.left.forwardslash.chevron.right=code-slash
    chevron.left.chevron.right=code chevron.up.forward.2=chevron-double-up chevron.left.to.line=chevron-bar-left
    chevron.right.to.line=chevron-bar-right chevron.compact.left=chevron-compact-left chevron.compact.right=chevron-compact-right
    chevron.compact.up=chevron-compact-up chevron.compact.down=chevron-compact-down chevron.up.square+=square>chevron-up
    arrowtriangle.left+=caret-left arrowtriangle.right+=caret-right arrowtriangle.up+=caret-up arrowtriangle.down+=caret-down
    arrowtriangle.backward+=caret-left arrowtriangle.forward+=caret-right arrowtriangle.left.and.line.vertical.and.arrowtriangle.right=symmetry-vertical
    arrow.up.arrow.down=arrow-down-up arrow.left.arrow.right=arrow-left-right arrow.up.and.down=own:arrow.up.and.down
    arrow.left.and.right=own:arrow.left.and.right arrow.up.and.down.text.horizontal=text-paragraph arrow.up.arrow.down.square+=square>arrow-down-up
    arrow.left.arrow.right.square+=square>arrow-left-right arrow.left.arrow.right.circle+=circle>arrow-left-right
    arrow.clockwise=arrow-clockwise arrow.counterclockwise=arrow-counterclockwise arrow.triangle.2.circlepath=arrow-repeat
    arrow.triangle.2.circlepath.circle+=circle>arrow-repeat arrow.triangle.2.circlepath.camera+=camera arrow.2.circlepath=arrow-repeat
    arrow.2.squarepath=repeat arrow.3.trianglepath=recycle arrow.uturn.left=arrow-90deg-left arrow.uturn.right=arrow-90deg-right
    arrow.uturn.backward=arrow-90deg-left arrow.uturn.forward=arrow-90deg-right arrow.uturn.up=arrow-90deg-up arrow.uturn.down=arrow-90deg-down
    arrow.uturn.left.circle+=circle>arrow-90deg-left arrow.uturn.backward.circle+=circle>arrow-90deg-left
    arrow.turn.up.left=arrow-90deg-left arrow.turn.up.right=arrow-90deg-right arrow.turn.down.right=arrow-return-right
    arrow.turn.down.left=arrow-return-left arrow.turn.left.up=arrow-90deg-up arrow.turn.right.up=arrow-90deg-up
    arrow.turn.left.down=arrow-90deg-down arrow.turn.right.down=arrow-90deg-down
    arrowshape.turn.up.left+=reply arrowshape.turn.up.backward+=reply arrowshape.turn.up.right+=forward arrowshape.turn.up.forward+=forward
    arrowshape.turn.up.left.2+=reply-all arrowshape.left+=own:arrowshape.left arrowshape.right+=h!own:arrowshape.left arrowshape.up+=r!own:arrowshape.left
    arrowshape.down+=v!r!own:arrowshape.left arrow.up.to.line=arrow-bar-up arrow.down.to.line=arrow-bar-down arrow.left.to.line=arrow-bar-left
    arrow.right.to.line=arrow-bar-right arrow.up.to.line.compact=arrow-bar-up arrow.down.to.line.compact=arrow-bar-down
    arrow.up.left.and.arrow.down.right=arrows-angle-expand arrow.down.right.and.arrow.up.left=arrows-angle-contract
    arrow.up.backward.and.arrow.down.forward=arrows-angle-expand arrow.down.forward.and.arrow.up.backward=arrows-angle-contract
    arrow.up.right.and.arrow.down.left=arrows-angle-expand arrow.down.left.and.arrow.up.right=arrows-angle-contract
    arrow.up.and.down.and.arrow.left.and.right=arrows-move arrow.triangle.branch=diagram-2 arrow.triangle.merge=sign-merge-right
    arrow.triangle.pull=diagram-2 arrow.branch=diagram-2 arrow.merge=sign-merge-right
    arrow.triangle.turn.up.right.diamond+=sign-turn-right arrow.triangle.turn.up.right.circle+=circle>arrow-90deg-right
    square.and.arrow.up=box-arrow-up square.and.arrow.up.fill=box-arrow-up square.and.arrow.up.circle+=circle>box-arrow-up
    square.and.arrow.up.on.square+=box-arrow-up square.and.arrow.down=box-arrow-in-down square.and.arrow.down.fill=box-arrow-in-down
    square.and.arrow.down.on.square=box-arrow-in-down rectangle.portrait.and.arrow.right=box-arrow-right
    rectangle.portrait.and.arrow.right.fill=box-arrow-right rectangle.portrait.and.arrow.forward=box-arrow-right
    rectangle.portrait.and.arrow.forward.fill=box-arrow-right rectangle.righthalf.inset.filled.arrow.right=box-arrow-in-right
    arrow.right.to.line.circle=box-arrow-in-right arrow.up.forward.app=box-arrow-up-right arrow.up.forward.app.fill=arrow-up-right-square-fill
    arrow.up.right.square+=arrow-up-right-square arrow.up.forward.square+=arrow-up-right-square arrow.down.app+=arrow-down-square
    arrow.up.right.diamond+=diamond>arrow-up-right arrow.up.doc+=file-earmark-arrow-up arrow.down.doc+=file-earmark-arrow-down
    arrow.right.doc.on.clipboard=clipboard arrow.up.bin+=upload arrow.down.to.line.circle+=circle>arrow-bar-down
    arrow.up.message+=chat>arrow-up arrow.left.and.right.square+=square>arrow-left-right arrow.down.heart+=heart
    arrow.rectanglepath=repeat rotate.left+=arrow-counterclockwise rotate.right+=arrow-clockwise rotate.3d=arrow-repeat move.3d=arrows-move
    flip.horizontal+=symmetry-vertical goforward=arrow-clockwise gobackward=arrow-counterclockwise
    """
}
