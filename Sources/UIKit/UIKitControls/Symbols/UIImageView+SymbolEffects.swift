private let effectsKey = AssociationKey()

// A symbol is drawn at rest; the view keeps the effects until they are removed.
extension UIImageView {
    /// The effects that continue until they are removed.
    package private(set) var symbolEffects: [any SymbolEffect] {
        get { objc_getAssociatedObject(self, effectsKey.address) as? [any SymbolEffect] ?? [] }
        set {
            objc_setAssociatedObject(
                self, effectsKey.address, newValue.isEmpty ? nil : newValue,
                .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// Adds an effect that continues until it is removed. It replaces an effect of its type. iOS 17.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        keep(effect)
    }

    /// Adds an effect that continues until it is removed. It replaces an effect of its type. iOS 17.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        keep(effect)
    }

    /// Removes the effect of a type. iOS 17.
    public func removeSymbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
        ofType effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        symbolEffects.removeAll { $0 is Effect }
    }

    /// Removes all effects. iOS 17.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects = []
    }

    /// Replaces the symbol. The new one is drawn at once. iOS 17.
    public func setSymbolImage(
        _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        self.image = image
    }

    private func keep<Effect: SymbolEffect>(_ effect: Effect) {
        symbolEffects = symbolEffects.filter { !($0 is Effect) } + [effect]
    }
}
