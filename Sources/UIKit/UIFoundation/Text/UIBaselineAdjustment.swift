/// The vertical position of text that was shrunk to fit. Follows Apple's page "UIBaselineAdjustment".
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the text at its full size.
    case alignBaselines
    /// At the center of the line.
    case alignCenters
    /// At the top of the line.
    case none
}
