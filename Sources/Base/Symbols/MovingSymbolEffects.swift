/// Whether an effect moves the layers of a symbol one by one or together.
enum SymbolEffectScope: Hashable, Sendable {
    case byLayer, wholeSymbol
}

/// A bounce. iOS 17. Follows Apple's page "BounceSymbolEffect".
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private enum Direction { case up, down }
    private var direction: Direction?
    private var scope: SymbolEffectScope?

    /// The effect, moving upward.
    public var up: BounceSymbolEffect { with(\.direction, .up) }
    /// The effect, moving downward.
    public var down: BounceSymbolEffect { with(\.direction, .down) }
    /// The effect on each layer of the symbol.
    public var byLayer: BounceSymbolEffect { with(\.scope, .byLayer) }
    /// The effect on the whole symbol.
    public var wholeSymbol: BounceSymbolEffect { with(\.scope, .wholeSymbol) }
}

/// A pulse of the opacity. iOS 17. Follows Apple's page "PulseSymbolEffect".
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var scope: SymbolEffectScope?

    /// The effect on each layer of the symbol.
    public var byLayer: PulseSymbolEffect { with(\.scope, .byLayer) }
    /// The effect on the whole symbol.
    public var wholeSymbol: PulseSymbolEffect { with(\.scope, .wholeSymbol) }
}

/// A pulse of the size. iOS 18. Follows Apple's page "BreatheSymbolEffect".
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private enum Style { case plain, pulse }
    private var style: Style?
    private var scope: SymbolEffectScope?

    /// The effect without a change of the opacity.
    public var plain: BreatheSymbolEffect { with(\.style, .plain) }
    /// The effect with a pulse of the opacity.
    public var pulse: BreatheSymbolEffect { with(\.style, .pulse) }
    /// The effect on each layer of the symbol.
    public var byLayer: BreatheSymbolEffect { with(\.scope, .byLayer) }
    /// The effect on the whole symbol.
    public var wholeSymbol: BreatheSymbolEffect { with(\.scope, .wholeSymbol) }
}

/// A turn. iOS 18. Follows Apple's page "RotateSymbolEffect".
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private enum Direction { case clockwise, counterClockwise }
    private var direction: Direction?
    private var scope: SymbolEffectScope?

    /// The effect, turning clockwise.
    public var clockwise: RotateSymbolEffect { with(\.direction, .clockwise) }
    /// The effect, turning counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with(\.direction, .counterClockwise) }
    /// The effect on each layer of the symbol.
    public var byLayer: RotateSymbolEffect { with(\.scope, .byLayer) }
    /// The effect on the whole symbol.
    public var wholeSymbol: RotateSymbolEffect { with(\.scope, .wholeSymbol) }
}

/// A movement to and fro. iOS 18. Follows Apple's page "WiggleSymbolEffect".
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private enum Direction: Hashable {
        case left, right, up, down, forward, backward, clockwise, counterClockwise, angle(Double)
    }
    private var direction: Direction?
    private var scope: SymbolEffectScope?

    /// The effect, moving left first.
    public var left: WiggleSymbolEffect { with(\.direction, .left) }
    /// The effect, moving right first.
    public var right: WiggleSymbolEffect { with(\.direction, .right) }
    /// The effect, moving up first.
    public var up: WiggleSymbolEffect { with(\.direction, .up) }
    /// The effect, moving down first.
    public var down: WiggleSymbolEffect { with(\.direction, .down) }
    /// The effect, moving first in the reading direction.
    public var forward: WiggleSymbolEffect { with(\.direction, .forward) }
    /// The effect, moving first against the reading direction.
    public var backward: WiggleSymbolEffect { with(\.direction, .backward) }
    /// The effect, turning clockwise first.
    public var clockwise: WiggleSymbolEffect { with(\.direction, .clockwise) }
    /// The effect, turning counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { with(\.direction, .counterClockwise) }
    /// The effect on each layer of the symbol.
    public var byLayer: WiggleSymbolEffect { with(\.scope, .byLayer) }
    /// The effect on the whole symbol.
    public var wholeSymbol: WiggleSymbolEffect { with(\.scope, .wholeSymbol) }

    /// Returns the effect, moving along an angle in degrees.
    public func custom(angle: Double) -> WiggleSymbolEffect { with(\.direction, .angle(angle)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A bounce. iOS 17.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A pulse of the opacity. iOS 17.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A pulse of the size. iOS 18.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A turn. iOS 18.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A movement to and fro. iOS 18.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect {
    /// Returns the effect with another value.
    func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var effect = self
        effect[keyPath: path] = value
        return effect
    }
}
