import InterfaceFiles
import UIKitStoryboards

extension UISlider {
    /// Reads a slider from a storyboard or xib. Reads the limits first, because they clamp the value.
    func readSlider(_ reader: InterfaceReader) {
        if let value = reader.element.number("minValue") { minimumValue = Float(value) }
        if let value = reader.element.number("maxValue") { maximumValue = Float(value) }
        if let value = reader.element.number("value") { self.value = Float(value) }
        reader.bool("continuous", self, \.isContinuous)
        if let color = reader.color("minimumTrackTintColor") { minimumTrackTintColor = color }
        if let color = reader.color("maximumTrackTintColor") { maximumTrackTintColor = color }
        if let color = reader.color("thumbTintColor") { thumbTintColor = color }
        if let image = reader.image("minimumValueImage") { minimumValueImage = image }
        if let image = reader.image("maximumValueImage") { maximumValueImage = image }
    }
}
