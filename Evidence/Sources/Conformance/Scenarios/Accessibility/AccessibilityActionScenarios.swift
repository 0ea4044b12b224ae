import Simulator

// VoiceOver: the descriptions of elements, and the user's actions on them.
extension Scenario {
    static let accessibilityActions: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt4-accessibility-04",
                "What UIKit's views say of themselves",
                ios: "any",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiaccessibilityelement"),
                notes: """
                    Header of the SDK of iOS 26.2, UIAccessibility.h: controls are elements and derive
                    label, value and traits. Quote: default on UIKit controls == derived from the title
                    """),
            statements: 6
        ) { stage in
            let label = UILabel()
            label.text = "Words"
            stage.state(
                "label: an element, its text is the label, the trait is staticText",
                label.isAccessibilityElement && label.accessibilityLabel == "Words"
                    && label.accessibilityTraits == .staticText, "\(label.accessibilityTraits)")
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            let plain = button.accessibilityTraits
            button.isEnabled = false
            let disabled = button.accessibilityTraits
            button.isSelected = true
            stage.state(
                """
                button: an element, its title is the label, the trait is button; disabled, \
                notEnabled too; selected, selected too
                """,
                button.isAccessibilityElement && button.accessibilityLabel == "Go" && plain == .button
                    && disabled == [.button, .notEnabled]
                    && button.accessibilityTraits == [.button, .notEnabled, .selected],
                "\(plain), \(disabled), \(button.accessibilityTraits)")
            let slider = UISlider()
            stage.state(
                "image view: no element; switch and slider: elements",
                !UIImageView().isAccessibilityElement && UISwitch().isAccessibilityElement
                    && slider.isAccessibilityElement, "another one")
            slider.value = 0.5
            stage.state(
                "slider at 0.5: the value is 50%, the trait is adjustable",
                slider.accessibilityValue == "50%" && slider.accessibilityTraits.contains(.adjustable),
                "\(String(describing: slider.accessibilityValue))")
            let field = UITextField()
            field.placeholder = "Name"
            let empty = field.accessibilityValue
            field.text = "Ada"
            stage.state(
                "text field: its text is the value, and its placeholder without a text",
                empty == "Name" && field.accessibilityValue == "Ada",
                "\(String(describing: empty)), \(String(describing: field.accessibilityValue))")
            let scene = try SpokenPage(stage, ["A", "B", "C"])
            scene.labels[0].isHidden = true
            scene.labels[1].alpha = 0
            stage.state("hidden view and view of alpha 0: not found", scene.names == ["C"], "\(scene.names)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-accessibility-06",
                "VoiceOver activates, adjusts and escapes",
                ios: "any",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiaccessibilityaction"),
                notes: """
                    Header of the SDK of iOS 26.2, UIAccessibility.h. Quote: Return YES to indicate that
                    the action was handled.
                    """),
            statements: 5
        ) { stage in
            let scene = try SpokenPage(stage, ["A"])
            var touches = 0
            for (statement, answer, expected) in [
                (
                    """
                    activating a button without accessibilityActivate() sends \
                    touchUpInside
                    """, nil, 1
                ), ("accessibilityActivate() that returns true: no touch is sent", true, 0),
            ] {
                let button = ActivatedButton(answer: answer)
                button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
                button.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
                scene.page.view.addSubview(button)
                touches = 0
                stage.sim.activate(button)
                try stage.settle()
                stage.state(statement, touches == expected, "\(touches)")
                button.removeFromSuperview()
            }
            let slider = UISlider(frame: CGRect(x: 20, y: 350, width: 200, height: 30))
            slider.value = 0.5
            var changes = 0
            slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            scene.page.view.addSubview(slider)
            stage.sim.increment(slider)
            stage.state(

                """
                swiping up on a slider changes it by a tenth of its range \
                and sends valueChanged
                """, abs(slider.value - 0.6) < 0.001 && changes == 1,
                "\(slider.value), \(changes)")
            let outer = EscapedView(answer: true)
            let middle = EscapedView(answer: false)
            middle.addSubview(EscapedView(answer: false))
            outer.addSubview(middle)
            let root = EscapedView(answer: true)
            root.addSubview(outer)
            scene.page.view.addSubview(root)
            let isDone = stage.sim.performEscapeGesture(at: middle.subviews[0])
            let counts = [middle.subviews[0] as? EscapedView, middle, outer, root].map { $0?.count ?? 0 }
            stage.state(
                """
                the escape gesture asks the element, then its superviews, \
                and stops where true is returned
                """, isDone && counts == [1, 1, 1, 0], "\(counts)")
            stage.state(
                "the magic tap reaches the app when nobody handles it",
                !stage.sim.performMagicTap(at: scene.labels[0]), "it was handled")
        },
        .rule(
            EvidenceEntry(
                "hunt4-accessibility-07",
                "Labels and blocks",
                ios: "17+",
                source: .documentation("https://developer.apple.com/documentation/uikit/uiaccessibility"),
                notes: """
                    Header of the SDK of iOS 26.2, UIAccessibility.h. Quote: Block based setters take
                    precedence over single line setters
                    """),
            statements: 4
        ) { stage in
            let view = OverridingView()
            let plain = UIView()
            plain.accessibilityLabel = "A"
            let attributed = plain.accessibilityAttributedLabel?.string
            plain.accessibilityAttributedLabel = NSAttributedString(string: "B")
            stage.state(
                """
                accessibilityLabel set: accessibilityAttributedLabel has the same string, and the \
                other way round
                """, attributed == "A" && plain.accessibilityLabel == "B", "\(String(describing: attributed))"
            )
            view.accessibilityLabelBlock = { "Block" }
            plain.accessibilityLabelBlock = { "Block" }
            stage.state(
                "accessibilityLabelBlock wins over a set label and over an override",
                stage.sim.spokenText(of: view) == "Block" && stage.sim.spokenText(of: plain) == "Block",
                "\(stage.sim.spokenText(of: view)), \(stage.sim.spokenText(of: plain))")
            let fresh = UIView()
            stage.state(
                "accessibilityUserInputLabels of a view without any is empty or its label",
                fresh.accessibilityUserInputLabels?.isEmpty ?? true, "another one")
            stage.state(
                "accessibilityHint and accessibilityLanguage are nil at first",
                fresh.accessibilityHint == nil && fresh.accessibilityLanguage == nil, "not nil")
        },
        .rule(
            EvidenceEntry(
                "hunt4-accessibility-08",
                "Custom actions of an element",
                ios: "13+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction"),
                notes: """
                    Header of the SDK of iOS 26.2, UIAccessibilityCustomAction.h. Quote: If the
                    actionHandler is set, it will be preferred over the target/selector.
                    """),
            statements: 4
        ) { stage in
            let scene = try SpokenPage(stage, ["A"])
            var heard: [String] = []
            let target = HeardTarget("Target.hit")
            let first = UIAccessibilityCustomAction(name: "First") { _ in
                heard.append("first")
                return true
            }
            let second = UIAccessibilityCustomAction(
                name: "Second", target: target, selector: HeardTarget.action)
            second.actionHandler = { _ in
                heard.append("second")
                return false
            }
            scene.labels[0].accessibilityCustomActions = [first, second]
            let names = stage.sim.customActions(of: scene.labels[0])
            stage.state(
                "the names are those of the actions, in order", names == ["First", "Second"], "\(names)")
            stage.begin()
            let isDone = stage.sim.performCustomAction("First", of: scene.labels[0])
            stage.state(
                "an action's handler is called and its result returned", isDone && heard == ["first"],
                "\(heard)")
            let isRefused = !stage.sim.performCustomAction("Second", of: scene.labels[0])
            stage.state(
                "a handler is preferred to target and selector",
                isRefused && heard == ["first", "second"] && !stage.has("Target.hit"), "\(heard)")
            stage.state(
                "attributedName has the name's string", first.attributedName.string == "First",
                first.attributedName.string)
        },
    ]
}

/// A button whose own class returns whether it was activated.
private final class ActivatedButton: UIButton {
    private let answer: Bool?

    init(answer: Bool?) {
        self.answer = answer
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityActivate() -> Bool { answer ?? super.accessibilityActivate() }
}

/// A view that counts escape gestures.
private final class EscapedView: UIView {
    private let answer: Bool
    private(set) var count = 0

    init(answer: Bool) {
        self.answer = answer
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityPerformEscape() -> Bool {
        count += 1
        return answer
    }
}

/// A view whose class overrides its label.
private final class OverridingView: UIView {
    override var accessibilityLabel: String? {
        get { "Override" }
        set {}
    }
}
