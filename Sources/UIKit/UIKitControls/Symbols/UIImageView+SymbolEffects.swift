private let effectsKey = AssociationKey()

// A symbol is drawn at rest; the view keeps the effects that continue until they are removed.
extension UIImageView {
    /// The effects that continue until they are removed.
    package var symbolEffects: [any SymbolEffect] { runningEffects.map(\.effect) }

    /// Runs an effect. It replaces an effect of its type. The completion is called in the next turn. iOS 17.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        end(effect)
        finish(effect, completion)
    }

    /// Adds an effect that continues until it is removed. It replaces an effect of its type. The completion is called when the effect is
    /// removed. iOS 17.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        keep(effect, completion)
    }

    /// Adds an effect that continues until it is removed. It replaces an effect of its type. The completion is called when the effect is
    /// removed. iOS 17.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        keep(effect, completion)
    }

    /// Removes the effect of a type. iOS 17.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, completion)
    }

    /// Removes the effect of a type. iOS 17.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, completion)
    }

    /// Removes the effect of a type. iOS 17.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, completion)
    }

    /// Removes all effects. iOS 17.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        let ended = runningEffects
        runningEffects = []
        for running in ended { finish(running.effect, running.completion, isFinished: false) }
    }

    /// Replaces the symbol. The new one is drawn at once, and the completion is called in the next turn. iOS 17.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        finish(contentTransition, completion)
    }

    /// An effect that continues, and its completion.
    private struct RunningEffect {
        let effect: any SymbolEffect
        let completion: UISymbolEffectCompletion?
    }

    private var runningEffects: [RunningEffect] {
        get { objc_getAssociatedObject(self, effectsKey.address) as? [RunningEffect] ?? [] }
        set {
            objc_setAssociatedObject(
                self, effectsKey.address, newValue.isEmpty ? nil : newValue,
                .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    private func keep(_ effect: some SymbolEffect, _ completion: UISymbolEffectCompletion?) {
        end(effect)
        runningEffects.append(RunningEffect(effect: effect, completion: completion))
    }

    private func remove(_ effect: some SymbolEffect, _ completion: UISymbolEffectCompletion?) {
        end(effect)
        finish(effect, completion)
    }

    /// Ends the running effect of the type.
    private func end<Effect: SymbolEffect>(_ effect: Effect) {
        guard let index = runningEffects.firstIndex(where: { $0.effect is Effect }) else { return }
        let ended = runningEffects.remove(at: index)
        finish(ended.effect, ended.completion, isFinished: false)
    }

    private func finish(
        _ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?, isFinished: Bool = true
    ) {
        guard let completion else { return }
        Runtime.loop.nextTurn("completion of a symbol effect") { [weak self] in
            completion(UISymbolEffectCompletionContext(isFinished: isFinished, sender: self, effect: effect))
        }
    }
}

/// A function that is called when a symbol effect has ended. iOS 17. Follows Apple's page "UISymbolEffectCompletion".
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// An ended symbol effect. iOS 17. Follows Apple's page "UISymbolEffectCompletionContext".
@MainActor public struct UISymbolEffectCompletionContext {
    /// Whether the effect ended by itself; `false` if it was removed or replaced.
    public let isFinished: Bool
    /// The image view.
    public private(set) weak var sender: AnyObject?
    /// The effect.
    public let effect: any SymbolEffect
}
