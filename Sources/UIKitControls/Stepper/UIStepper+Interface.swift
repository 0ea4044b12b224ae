import InterfaceFiles

extension UIStepper {
    /// Reads what a file says of a stepper: the ends first, for they limit the value.
    func readStepper(_ reader: InterfaceReader) {
        if let value = reader.element.number("minimumValue") { minimumValue = value }
        if let value = reader.element.number("maximumValue") { maximumValue = value }
        if let value = reader.element.number("stepValue") { stepValue = value }
        if let value = reader.element.number("value") { self.value = value }
        reader.bool("continuous", self, \.isContinuous)
        reader.bool("autorepeat", self, \.autorepeat)
        reader.bool("wraps", self, \.wraps)
    }
}
