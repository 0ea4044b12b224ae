/// Colors that run through the layers of a symbol. iOS 17. Follows Apple's page "VariableColorSymbolEffect".
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private enum Filling { case cumulative, iterative }
    private enum Inactive { case dimmed, hidden }
    private var filling: Filling?
    private var inactive: Inactive?
    private var isReversing = false

    /// The effect that keeps each layer that it has reached.
    public var cumulative: VariableColorSymbolEffect { with(\.filling, .cumulative) }
    /// The effect that shows one layer at a time.
    public var iterative: VariableColorSymbolEffect { with(\.filling, .iterative) }
    /// The effect, running backward after each cycle.
    public var reversing: VariableColorSymbolEffect { with(\.isReversing, true) }
    /// The effect, beginning again after each cycle.
    public var nonReversing: VariableColorSymbolEffect { with(\.isReversing, false) }
    /// The effect that hides inactive layers.
    public var hideInactiveLayers: VariableColorSymbolEffect { with(\.inactive, .hidden) }
    /// The effect that dims inactive layers.
    public var dimInactiveLayers: VariableColorSymbolEffect { with(\.inactive, .dimmed) }
}

/// The replacement of a symbol by another one. iOS 17. Follows Apple's page "ReplaceSymbolEffect".
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    private enum Direction { case downUp, upUp, offUp }
    private var direction: Direction?
    private var scope: SymbolEffectScope?

    /// The effect in which the old symbol leaves downward and the new one arrives upward.
    public var downUp: ReplaceSymbolEffect { with(\.direction, .downUp) }
    /// The effect in which both symbols move upward.
    public var upUp: ReplaceSymbolEffect { with(\.direction, .upUp) }
    /// The effect in which the old symbol disappears and the new one arrives upward.
    public var offUp: ReplaceSymbolEffect { with(\.direction, .offUp) }
    /// The effect on each layer of the symbol.
    public var byLayer: ReplaceSymbolEffect { with(\.scope, .byLayer) }
    /// The effect on the whole symbol.
    public var wholeSymbol: ReplaceSymbolEffect { with(\.scope, .wholeSymbol) }

    /// Returns the effect that keeps the parts that both symbols have. iOS 18.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    /// The replacement that keeps the parts that both symbols have. iOS 18. Follows Apple's page
    /// "ReplaceSymbolEffect.MagicReplace".
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        let fallback: ReplaceSymbolEffect
    }
}

/// The replacement that suits both symbols. iOS 17. Follows Apple's page "AutomaticSymbolEffect".
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Colors that run through the layers. iOS 17.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A replacement. iOS 17.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The replacement that suits both symbols. iOS 17.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
