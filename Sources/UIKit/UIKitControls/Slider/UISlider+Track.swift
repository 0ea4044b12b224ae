extension UISlider {
    /// The appearance of a slider. iOS 26. Follows Apple's page "UISlider.Style".
    public enum Style: Int, Sendable {
        /// A track with a thumb.
        case `default`
        /// A track without a thumb. A touch anywhere on the track changes the value.
        case thumbless
    }

    /// The ticks of a slider's track, and the part of it that can be selected. iOS 26.
    ///
    /// Positions are fractions of the range from the minimum to the maximum value. Follows Apple's page "UISlider.TrackConfiguration".
    public struct TrackConfiguration: Hashable {
        /// A mark on the track.
        public struct Tick: Hashable {
            /// The position on the track, from 0 to 1.
            public let position: Float
            /// The title, which assistive technologies read as the slider's value. Default `nil`.
            public var title: String?
            /// The image; `nil`, the default, for a dot.
            public var image: UIImage?

            /// Creates a tick.
            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                self.position = position
                self.title = title
                self.image = image
            }
        }

        /// Whether the slider only has the values of ticks. Default `true`.
        public var allowsTickValuesOnly: Bool
        /// The position from which the track is filled. Default 0.
        public var neutralValue: Float
        /// The positions that the user can select. Default all.
        public var enabledRange: ClosedRange<Float>
        /// The ticks.
        public let ticks: [UISlider.TrackConfiguration.Tick]

        /// Creates a configuration with ticks.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
            enabledRange: ClosedRange<Float> = 0...1,
            ticks: [UISlider.TrackConfiguration.Tick]
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = neutralValue
            self.enabledRange = enabledRange
            self.ticks = ticks
        }

        /// Creates a configuration with a number of ticks at equal distances.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
            enabledRange: ClosedRange<Float> = 0...1,
            numberOfTicks: Int
        ) {
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
                enabledRange: enabledRange,
                ticks: (0..<max(numberOfTicks, 0)).map {
                    Tick(position: Float($0) / Float(max(numberOfTicks - 1, 1)))
                })
        }
    }

    /// The ticks of the track, and its limits; `nil`, the default, for none. iOS 26.
    ///
    /// Setting it moves the value to the nearest one that the configuration allows. Follows Apple's page "trackConfiguration".
    public var trackConfiguration: UISlider.TrackConfiguration? {
        get { track }
        set { configure(newValue) }
    }
}

extension UISlider.TrackConfiguration {
    /// The selectable positions; `nil` if all positions in the enabled range are selectable.
    private var stops: [Float]? {
        let positions = ticks.map(\.position).filter(enabledRange.contains)
        return allowsTickValuesOnly && !positions.isEmpty ? positions : nil
    }

    /// Returns the selectable tick that is nearest to a position; `nil` if all positions in the enabled range are selectable.
    func stop(nearest position: Float) -> Float? {
        stops?.min { abs($0 - position) < abs($1 - position) }
    }

    /// Returns the next selectable tick in a direction; `nil` if all positions in the enabled range are selectable.
    func stop(after position: Float, isUpward: Bool) -> Float? {
        guard let stops else { return nil }
        let next =
            isUpward
            ? stops.filter { $0 > position + Self.tolerance }.min()
            : stops.filter { $0 < position - Self.tolerance }.max()
        return next ?? stop(nearest: position)
    }

    /// The title of the tick at a position.
    func title(at position: Float) -> String? {
        ticks.first { abs($0.position - position) <= Self.tolerance }?.title
    }

    /// The difference of positions that rounding can cause.
    private static let tolerance: Float = 0.0001
}

extension UISlider {
    /// The value's fraction of the range from minimum to maximum.
    var position: Float { position(of: value) }

    private func position(of value: Float) -> Float {
        maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
    }

    func value(at position: Float) -> Float { minimumValue + position * (maximumValue - minimumValue) }

    /// Returns the nearest value in the range that the track allows.
    func allowed(_ value: Float) -> Float {
        let clamped = min(max(value, minimumValue), maximumValue)
        guard let track else { return clamped }
        if let stop = track.stop(nearest: position(of: clamped)) { return self.value(at: stop) }
        let (first, last) = (track.enabledRange.lowerBound, track.enabledRange.upperBound)
        return min(max(clamped, self.value(at: first)), self.value(at: last))
    }
}
