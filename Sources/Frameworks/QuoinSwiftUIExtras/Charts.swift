import SwiftUI
import UIKit

// What a chart says to readers: kept, and never asked for here.

/// Who says what a chart shows.
public protocol AXChartDescriptorRepresentable {
  /// What it shows.
  func makeChartDescriptor() -> AXChartDescriptor
  /// The same once more, after something has changed.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable {
  /// Nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
/// What a chart shows.
open class AXChartDescriptor: NSObject {
  /// Its title.
  open var title: String?
  /// It in words.
  open var summary: String?
  /// Which way it reads.
  open var contentDirection = ContentDirection.leftToRight
  /// Where it lies.
  open var contentFrame = CGRect.zero
  /// What is shown.
  open var series: [AXDataSeriesDescriptor]
  /// Along.
  open var xAxis: any AXDataAxisDescriptor
  /// Upwards.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  open var additionalAxes: [any AXDataAxisDescriptor]?
  /// A chart.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
  /// Which way a chart reads.
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }
}
/// What is along one side of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// Its title.
  var title: String { get set }
}
/// Numbers along a side of a chart.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How numbers lie.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }
  /// Its title.
  open var title: String
  /// From the least to the largest.
  open var range: ClosedRange<Double>
  /// Where lines cross it.
  open var gridlinePositions: [Double]
  /// How numbers lie.
  open var scaleType = ScaleType.linear
  /// A number in words.
  open var valueDescriptionProvider: (Double) -> String
  /// Numbers along a side.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}
/// Names along a side of a chart.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// Its title.
  open var title: String
  /// The names, in order.
  open var categoryOrder: [String]
  /// Names along a side.
  public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}
/// What one row of a chart shows.
open class AXDataSeriesDescriptor: NSObject {
  /// Its name.
  open var name: String?
  /// Whether it is a line.
  open var isContinuous: Bool
  /// What it shows.
  open var dataPoints: [AXDataPoint]
  /// A row.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}
/// One thing that a chart shows.
open class AXDataPoint: NSObject {
  /// Where along.
  public enum Value: Hashable, Sendable {
    /// At a number.
    case number(Double)
    /// At a name.
    case category(String)
  }
  /// Where along.
  open var xValue: Value
  /// How high; nil where it is missing.
  open var yValue: Double?
  /// Further numbers.
  open var additionalValues: [Value]
  /// Its name.
  open var label: String?
  /// A thing at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
  }
  /// A thing at a name.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
  }
}
