import InterfaceFiles
import UIKitStoryboards

extension UIStepper {
    /// Reads a stepper from a storyboard or xib. Reads the limits first, because they clamp the value.
    func readStepper(_ reader: InterfaceReader) {
        readEnds(reader.element.number("minimumValue") ?? 0, reader.element.number("maximumValue") ?? 100)
        if let value = reader.element.number("stepValue") { stepValue = value }
        if let value = reader.element.number("value") { self.value = value }
        reader.bool("continuous", self, \.isContinuous)
        reader.bool("autorepeat", self, \.autorepeat)
        reader.bool("wraps", self, \.wraps)
    }

    /// Sets both limits in an order that keeps the minimum below the maximum.
    private func readEnds(_ lower: Double, _ upper: Double) {
        guard lower < upper else { return }
        if lower < maximumValue { minimumValue = lower }
        maximumValue = upper
        minimumValue = lower
    }
}
