import InterfaceFiles

extension UIPickerView {
    /// Reads what a file says of a picker.
    func readPicker(_ reader: InterfaceReader) {
        reader.bool("showsSelectionIndicator", self, \.showsSelectionIndicator)
    }
}
