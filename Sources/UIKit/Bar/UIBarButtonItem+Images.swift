/// What few bar button items have: images of the app's own, and moves of what is in front of them.
final class BarButtonLooks {
    struct Place: Hashable {
        var state: UInt
        var style: UIBarButtonItem.Style?
        var metrics: UIBarMetrics
    }

    var backgrounds: [Place: UIImage] = [:]
    var backButtonBackgrounds: [Place: UIImage] = [:]
    var backgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
    var backButtonBackgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
    var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
    var backButtonTitleAdjustments: [UIBarMetrics: UIOffset] = [:]
}

extension UIBarButtonItem {
    /// Sets the background in one state and height of bar, for all styles; `nil` takes it back.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let place = BarButtonLooks.Place(state: state.rawValue, style: nil, metrics: barMetrics)
        ensureLooks().backgrounds[place] = backgroundImage
    }

    /// The background in one state and height of bar, for all styles.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looksIfSet?.backgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }

    /// Sets the background in one state, style and height of bar; `nil` takes it back.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        let place = BarButtonLooks.Place(state: state.rawValue, style: style, metrics: barMetrics)
        ensureLooks().backgrounds[place] = backgroundImage
    }

    /// The background in one state, style and height of bar.
    public func backgroundImage(
        for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looksIfSet?.backgrounds[.init(state: state.rawValue, style: style, metrics: barMetrics)]
    }

    /// Sets how far the background is moved down.
    public func setBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        ensureLooks().backgroundAdjustments[barMetrics] = adjustment
    }

    /// How far the background is moved down. Default 0.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looksIfSet?.backgroundAdjustments[barMetrics] ?? 0
    }

    /// Sets how far the title is moved.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        ensureLooks().titleAdjustments[barMetrics] = adjustment
    }

    /// How far the title is moved. Default zero.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looksIfSet?.titleAdjustments[barMetrics] ?? .zero
    }

    /// Sets the background that the item has as a back button; `nil` takes it back.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let place = BarButtonLooks.Place(state: state.rawValue, style: nil, metrics: barMetrics)
        ensureLooks().backButtonBackgrounds[place] = backgroundImage
    }

    /// The background that the item has as a back button.
    public func backButtonBackgroundImage(
        for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looksIfSet?.backButtonBackgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }

    /// Sets how far the title is moved in a back button.
    public func setBackButtonTitlePositionAdjustment(
        _ adjustment: UIOffset, for barMetrics: UIBarMetrics
    ) {
        ensureLooks().backButtonTitleAdjustments[barMetrics] = adjustment
    }

    /// How far the title is moved in a back button. Default zero.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looksIfSet?.backButtonTitleAdjustments[barMetrics] ?? .zero
    }

    /// Sets how far the background is moved down in a back button.
    public func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        ensureLooks().backButtonBackgroundAdjustments[barMetrics] = adjustment
    }

    /// How far the background is moved down in a back button. Default 0.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looksIfSet?.backButtonBackgroundAdjustments[barMetrics] ?? 0
    }
}
