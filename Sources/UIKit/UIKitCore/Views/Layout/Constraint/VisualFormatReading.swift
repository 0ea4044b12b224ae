/// Creates the constraints of visual formats. A higher module provides it.
@MainActor
package protocol VisualFormatReading: AnyObject {
    static func constraints(
        _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) -> [NSLayoutConstraint]
}

extension NSLayoutConstraint {
    static let visualFormats: any VisualFormatReading.Type = UIKitClasses.inHigherModule("VisualFormatReader")
}
