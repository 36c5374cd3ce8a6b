import Foundation

/// The processor time this process has used, in seconds: what other programs do on the machine does not count.
public func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The middle of some numbers.
public func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
