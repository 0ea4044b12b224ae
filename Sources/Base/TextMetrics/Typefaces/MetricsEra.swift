/// The version of San Francisco. Its advances changed once, and its large sizes are set tighter since iOS 11.
package enum MetricsEra: Int, CaseIterable, Hashable, Sendable {
    /// The typeface in iOS 11 to 13.
    case iOS11
    /// The typeface in iOS 14 and later.
    case iOS14
    /// The typeface in iOS 9 and 10.
    case iOS9
}
