/// One half of a stepper.
enum StepperHalf: CaseIterable {
    case decrement
    case increment
}

/// A touch on a stepper: the pressed half, and the steps it has made.
@MainActor
final class StepperPress {
    /// The half under the touch; `nil` while the touch is outside.
    var half: StepperHalf?
    private unowned let stepper: UIStepper
    private var stepsMade = 0
    private var hasUntoldStep = false
    private var timer: MainLoop.Timer?

    init(of stepper: UIStepper, on half: StepperHalf) {
        self.stepper = stepper
        self.half = half
        if stepper.autorepeat { scheduleStep() }
    }

    /// The touch ends. A tap makes its step now, and unreported steps are reported.
    func goUp(_ event: UIEvent?) {
        if stepsMade == 0, let half { step(half, event) }
        if hasUntoldStep { stepper.sendValueChanged(event) }
    }

    func end() { timer?.cancel() }

    private func step(_ half: StepperHalf, _ event: UIEvent?) {
        stepsMade += 1
        guard stepper.step(half) else { return }
        if stepper.isContinuous { stepper.sendValueChanged(event) } else { hasUntoldStep = true }
    }

    private func scheduleStep() {
        timer = Runtime.loop.schedule(after: pause, "step of a stepper that is held") { [weak self] in
            self?.repeatStep()
        }
    }

    /// Repeats the step. Retains the stepper until the step is over, even if the app releases it meanwhile.
    private func repeatStep() {
        withExtendedLifetime(stepper) { stepper in
            if let half { step(half, nil) }
            if stepper.isTracking { scheduleStep() }
        }
    }

    /// Seconds until the next step. Apple documents only that the rate increases with time.
    private var pause: Double {
        switch stepsMade {
        case 0: 0.5
        case ..<10: 0.2
        case ..<30: 0.1
        default: 0.05
        }
    }
}

// Actions of the halves.
extension UIStepper {
    /// Makes a step. Returns whether the value has changed.
    func step(_ half: StepperHalf) -> Bool {
        let old = value
        let wish = old + (half == .increment ? stepValue : -stepValue)
        switch wish {
        case _ where !wraps: value = wish
        case ..<minimumValue: value = maximumValue
        case _ where wish > maximumValue: value = minimumValue
        default: value = wish
        }
        return value != old
    }

    /// The state of one half: disabled if a step wouldn't change the value.
    func state(of half: StepperHalf) -> UIControl.State {
        let isAtEnd = half == .increment ? value >= maximumValue : value <= minimumValue
        if !isEnabled || (isAtEnd && !wraps) { return .disabled }
        return pressedHalf == half ? .highlighted : .normal
    }

    func half(under touch: UITouch) -> StepperHalf {
        let isLeft = touch.location(in: self).x < bounds.midX
        return isLeft == (leftHalf == .decrement) ? .decrement : .increment
    }

    /// The half at the left. In a right-to-left layout it increments the value.
    var leftHalf: StepperHalf {
        effectiveUserInterfaceLayoutDirection == .leftToRight ? .decrement : .increment
    }

    func rect(of half: StepperHalf) -> CGRect {
        let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        return half == leftHalf ? left : right
    }
}

/// The images that an app has set for a stepper.
struct StepperImages {
    /// The states of both halves.
    struct Pair: Hashable {
        var left: UIControl.State
        var right: UIControl.State
    }

    var backgrounds: [UIControl.State: UIImage] = [:]
    var dividers: [Pair: UIImage] = [:]
    var increments: [UIControl.State: UIImage] = [:]
    var decrements: [UIControl.State: UIImage] = [:]

    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        dividers[Pair(left: left, right: right)] ?? dividers[Pair(left: .normal, right: .normal)]
    }

    func image(of half: StepperHalf, _ state: UIControl.State) -> UIImage? {
        half == .increment ? increments.value(for: state) : decrements.value(for: state)
    }
}
