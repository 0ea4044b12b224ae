/// An effect that moves or recolors a symbol. iOS 17. Follows Apple's page "SymbolEffect".
///
/// A symbol is drawn at rest, without the movement.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that ends by itself. iOS 17. Follows Apple's page "DiscreteSymbolEffect".
public protocol DiscreteSymbolEffect {}

/// An effect that continues until it is removed. iOS 17. Follows Apple's page "IndefiniteSymbolEffect".
public protocol IndefiniteSymbolEffect {}

/// An effect that replaces a symbol by another one. iOS 17. Follows Apple's page "ContentTransitionSymbolEffect".
public protocol ContentTransitionSymbolEffect {}

/// The speed and the repetitions of a symbol effect. iOS 17. Follows Apple's page "SymbolEffectOptions".
public struct SymbolEffectOptions: Hashable, Sendable {
    private var speed = 1.0
    private var repetition: RepeatBehavior?

    /// The default options of each effect.
    public static let `default` = SymbolEffectOptions()
    /// Repeats the effect without an end.
    public static let repeating = SymbolEffectOptions.repeat(.continuous)
    /// Runs the effect once.
    public static let nonRepeating = SymbolEffectOptions.repeat(1)

    /// Runs the effect a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default.repeat(count) }

    /// Repeats the effect with a behavior. iOS 18.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        .default.repeat(behavior)
    }

    /// Runs the effect at a multiple of its usual speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default.speed(speed) }

    /// These options, repeating without an end.
    public var repeating: SymbolEffectOptions { `repeat`(.continuous) }

    /// These options, running once.
    public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

    /// Returns these options with a number of repetitions; `nil` repeats without an end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        `repeat`(count.map { .periodic($0) } ?? .continuous)
    }

    /// Returns these options with a repeat behavior. iOS 18.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.repetition = behavior
        return options
    }

    /// Returns these options with a multiple of the usual speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed
        return options
    }

    /// How an effect repeats. iOS 18. Follows Apple's page "SymbolEffectOptions.RepeatBehavior".
    public struct RepeatBehavior: Hashable, Sendable {
        private let count: Int?
        private let delay: Double?
        private let isContinuous: Bool

        /// Repeats without a pause.
        public static let continuous = RepeatBehavior(count: nil, delay: nil, isContinuous: true)
        /// Repeats with a pause after each period.
        public static let periodic = RepeatBehavior(count: nil, delay: nil, isContinuous: false)

        /// Repeats with a pause after each period.
        /// - Parameter count: The number of periods; `nil` for any number.
        /// - Parameter delay: The pause in seconds; `nil` for the effect's own.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay, isContinuous: false)
        }
    }
}
