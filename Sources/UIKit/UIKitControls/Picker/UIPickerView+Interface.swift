import InterfaceFiles
import UIKitStoryboards

extension UIPickerView {
    /// Reads a picker from a storyboard or xib.
    func readPicker(_ reader: InterfaceReader) {
        reader.bool("showsSelectionIndicator", self, \.showsSelectionIndicator)
    }
}
