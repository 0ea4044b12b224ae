/// Where text that was shrunk to fit stands in its line. Follows Apple's page "UIBaselineAdjustment".
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that the text has at its full size.
    case alignBaselines
    /// In the middle of the line.
    case alignCenters
    /// At the top of the line.
    case none
}
