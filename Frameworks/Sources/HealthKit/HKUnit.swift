import UIKit

public enum HKMetricPrefix: Int {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
}

open class HKUnit: NSObject {
    public let unitString: String
    public init(from string: String) { unitString = string; super.init() }
    open class func count() -> HKUnit { HKUnit(from: "count") }
    open class func meter() -> HKUnit { HKUnit(from: "m") }
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "m") }
    open class func mile() -> HKUnit { HKUnit(from: "mi") }
    open class func foot() -> HKUnit { HKUnit(from: "ft") }
    open class func inch() -> HKUnit { HKUnit(from: "in") }
    open class func gram() -> HKUnit { HKUnit(from: "g") }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "g") }
    open class func pound() -> HKUnit { HKUnit(from: "lb") }
    open class func liter() -> HKUnit { HKUnit(from: "L") }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "L") }
    open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    open class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
    open class func joule() -> HKUnit { HKUnit(from: "J") }
    open class func second() -> HKUnit { HKUnit(from: "s") }
    open class func minute() -> HKUnit { HKUnit(from: "min") }
    open class func hour() -> HKUnit { HKUnit(from: "hr") }
    open class func day() -> HKUnit { HKUnit(from: "d") }
    open class func percent() -> HKUnit { HKUnit(from: "%") }
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "/" + unit.unitString) }
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "*" + unit.unitString) }
}

open class HKQuantity: NSObject {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
        super.init()
    }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
    open func doubleValue(for unit: HKUnit) -> Double { value }
}
