public class UIEvent: NSObject {}

open class UIControl: UIView {
  public struct State: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } }
}
