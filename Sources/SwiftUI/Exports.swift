// What `import SwiftUI` brings on the phone, it brings here: of the layout engine and of geometry Apple's names only.
@_exported import Combine
@_exported import CoreGraphics
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

@_exported import struct QuoinGeometry.FillStyle
@_exported import struct QuoinGeometry.Path
@_exported import struct QuoinGeometry.RectangleCornerRadii
@_exported import enum QuoinGeometry.RoundedCornerStyle
@_exported import struct QuoinGeometry.StrokeStyle
@_exported import struct QuoinLayout.Alignment
@_exported import protocol QuoinLayout.AlignmentID
@_exported import struct QuoinLayout.Angle
@_exported import protocol QuoinLayout.Animatable
@_exported import struct QuoinLayout.AnimatablePair
@_exported import struct QuoinLayout.AnyLayout
@_exported import enum QuoinLayout.Axis
@_exported import enum QuoinLayout.ContentMode
@_exported import enum QuoinLayout.Edge
@_exported import struct QuoinLayout.EdgeInsets
@_exported import struct QuoinLayout.EmptyAnimatableData
@_exported import struct QuoinLayout.GridItem
@_exported import struct QuoinLayout.GridLayout
@_exported import struct QuoinLayout.HStackLayout
@_exported import struct QuoinLayout.HorizontalAlignment
@_exported import enum QuoinLayout.HorizontalEdge
@_exported import protocol QuoinLayout.Layout
@_exported import enum QuoinLayout.LayoutDirection
@_exported import struct QuoinLayout.LayoutProperties
@_exported import struct QuoinLayout.LayoutSubview
@_exported import struct QuoinLayout.LayoutSubviews
@_exported import protocol QuoinLayout.LayoutValueKey
@_exported import struct QuoinLayout.ProposedViewSize
@_exported import struct QuoinLayout.UnitPoint
@_exported import struct QuoinLayout.VStackLayout
@_exported import protocol QuoinLayout.VectorArithmetic
@_exported import struct QuoinLayout.VerticalAlignment
@_exported import enum QuoinLayout.VerticalEdge
@_exported import struct QuoinLayout.ViewDimensions
@_exported import struct QuoinLayout.ViewSpacing
@_exported import struct QuoinLayout.ZStackLayout
@_exported import protocol QuoinLayout._InternalLayout
