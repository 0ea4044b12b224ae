import Simulator

// VoiceOver: its elements, their order, their descriptions, and the user's actions on them.
extension Scenario {
    static let huntAccessibility: [Scenario] = [
        .statements("hunt4-accessibility-01") { stage in
            let scene = try SpokenPage(stage, ["1", "2", "3", "4"])
            scene.box.isAccessibilityElement = true
            stage.state(
                0, scene.found.map(ObjectIdentifier.init) == [ObjectIdentifier(scene.box)], "\(scene.names)")
            scene.box.isAccessibilityElement = false
            stage.state(1, scene.names == ["1", "2", "3", "4"], "\(scene.names)")
            scene.box.accessibilityElementsHidden = true
            stage.state(2, scene.found.isEmpty, "\(scene.names)")
        },
        .statements("hunt4-accessibility-02") { stage in
            let scene = try SpokenPage(stage, ["A", "B"])
            let over = UIView(frame: scene.box.frame)
            let label = UILabel(frame: CGRect(x: 0, y: 150, width: 100, height: 20))
            label.text = "Over"
            over.addSubview(label)
            scene.page.view.addSubview(over)
            stage.state(1, Set(scene.names) == ["A", "B", "Over"], "\(scene.names)")
            over.accessibilityViewIsModal = true
            stage.state(0, scene.names == ["Over"], "\(scene.names)")
            let deep = try SpokenPage(stage, ["A", "B"])
            let inner = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            let word = UILabel(frame: inner.bounds)
            word.text = "Inner"
            inner.addSubview(word)
            inner.accessibilityViewIsModal = true
            deep.box.addSubview(inner)
            let beside = UILabel(frame: CGRect(x: 20, y: 400, width: 100, height: 20))
            beside.text = "Beside"
            deep.page.view.addSubview(beside)
            stage.state(2, Set(deep.names) == ["Inner", "Beside"], "\(deep.names)")
        },
        .statements("hunt4-accessibility-03") { stage in
            let scene = try SpokenPage(stage, ["A", "B", "C"])
            let (a, b, c) = (scene.labels[0], scene.labels[1], scene.labels[2])
            scene.box.accessibilityElements = [c, a]
            stage.state(0, scene.names == ["C", "A"], "\(scene.names)")
            stage.state(1, !scene.names.contains("B"), "\(scene.names)")
            stage.state(
                2,
                scene.box.accessibilityElementCount() == 2 && scene.box.index(ofAccessibilityElement: a) == 1,
                "\(scene.box.accessibilityElementCount())")
            let index = scene.box.index(ofAccessibilityElement: b)
            stage.state(3, index == NSNotFound, "\(index)")
        },
        .statements("hunt4-accessibility-04") { stage in
            let label = UILabel()
            label.text = "Words"
            stage.state(
                0,
                label.isAccessibilityElement && label.accessibilityLabel == "Words"
                    && label.accessibilityTraits == .staticText, "\(label.accessibilityTraits)")
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            let plain = button.accessibilityTraits
            button.isEnabled = false
            let disabled = button.accessibilityTraits
            button.isSelected = true
            stage.state(
                1,
                button.isAccessibilityElement && button.accessibilityLabel == "Go" && plain == .button
                    && disabled == [.button, .notEnabled]
                    && button.accessibilityTraits == [.button, .notEnabled, .selected],
                "\(plain), \(disabled), \(button.accessibilityTraits)")
            let slider = UISlider()
            stage.state(
                2,
                !UIImageView().isAccessibilityElement && UISwitch().isAccessibilityElement
                    && slider.isAccessibilityElement, "another one")
            slider.value = 0.5
            stage.state(
                3, slider.accessibilityValue == "50%" && slider.accessibilityTraits.contains(.adjustable),
                "\(String(describing: slider.accessibilityValue))")
            let field = UITextField()
            field.placeholder = "Name"
            let empty = field.accessibilityValue
            field.text = "Ada"
            stage.state(
                4, empty == "Name" && field.accessibilityValue == "Ada",
                "\(String(describing: empty)), \(String(describing: field.accessibilityValue))")
            let scene = try SpokenPage(stage, ["A", "B", "C"])
            scene.labels[0].isHidden = true
            scene.labels[1].alpha = 0
            stage.state(5, scene.names == ["C"], "\(scene.names)")
        },
        .statements("hunt4-accessibility-05") { stage in
            let scene = try SpokenPage(stage, ["A"])
            let frame = scene.labels[0].convert(scene.labels[0].bounds, to: nil)
            stage.state(
                0, scene.labels[0].accessibilityFrame == frame, "\(scene.labels[0].accessibilityFrame)")
            let point = scene.labels[0].accessibilityActivationPoint
            stage.state(1, point == CGPoint(x: frame.midX, y: frame.midY), "\(point)")
            let element = UIAccessibilityElement(accessibilityContainer: scene.box)
            element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
            let origin = scene.box.convert(CGPoint.zero, to: nil)
            let expected = CGRect(x: origin.x + 5, y: origin.y + 6, width: 7, height: 8)
            stage.state(2, element.accessibilityFrame == expected, "\(element.accessibilityFrame)")
            scene.box.frame.origin.y += 50
            stage.state(
                3, element.accessibilityFrame == expected.offsetBy(dx: 0, dy: 50),
                "\(element.accessibilityFrame)")
        },
        .statements("hunt4-accessibility-06") { stage in
            let scene = try SpokenPage(stage, ["A"])
            var touches = 0
            for (position, button) in [ActivatedButton(answer: nil), ActivatedButton(answer: true)]
                .enumerated()
            {
                button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
                button.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
                scene.page.view.addSubview(button)
                touches = 0
                stage.sim.activate(button)
                try stage.settle()
                stage.state(position, touches == 1 - position, "\(touches)")
                button.removeFromSuperview()
            }
            let slider = UISlider(frame: CGRect(x: 20, y: 350, width: 200, height: 30))
            slider.value = 0.5
            var changes = 0
            slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            scene.page.view.addSubview(slider)
            stage.sim.increment(slider)
            stage.state(2, abs(slider.value - 0.6) < 0.001 && changes == 1, "\(slider.value), \(changes)")
            let outer = EscapedView(answer: true)
            let middle = EscapedView(answer: false)
            middle.addSubview(EscapedView(answer: false))
            outer.addSubview(middle)
            let root = EscapedView(answer: true)
            root.addSubview(outer)
            scene.page.view.addSubview(root)
            let isDone = stage.sim.performEscapeGesture(at: middle.subviews[0])
            let counts = [middle.subviews[0] as? EscapedView, middle, outer, root].map { $0?.count ?? 0 }
            stage.state(3, isDone && counts == [1, 1, 1, 0], "\(counts)")
            stage.state(4, !stage.sim.performMagicTap(at: scene.labels[0]), "it was handled")
        },
        .statements("hunt4-accessibility-07") { stage in
            let view = OverridingView()
            let plain = UIView()
            plain.accessibilityLabel = "A"
            let attributed = plain.accessibilityAttributedLabel?.string
            plain.accessibilityAttributedLabel = NSAttributedString(string: "B")
            stage.state(
                0, attributed == "A" && plain.accessibilityLabel == "B", "\(String(describing: attributed))")
            view.accessibilityLabelBlock = { "Block" }
            plain.accessibilityLabelBlock = { "Block" }
            stage.state(
                1, stage.sim.spokenText(of: view) == "Block" && stage.sim.spokenText(of: plain) == "Block",
                "\(stage.sim.spokenText(of: view)), \(stage.sim.spokenText(of: plain))")
            let fresh = UIView()
            stage.state(2, fresh.accessibilityUserInputLabels?.isEmpty ?? true, "another one")
            stage.state(3, fresh.accessibilityHint == nil && fresh.accessibilityLanguage == nil, "not nil")
        },
        .statements("hunt4-accessibility-08") { stage in
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
            stage.state(0, names == ["First", "Second"], "\(names)")
            stage.begin()
            let isDone = stage.sim.performCustomAction("First", of: scene.labels[0])
            stage.state(1, isDone && heard == ["first"], "\(heard)")
            let isRefused = !stage.sim.performCustomAction("Second", of: scene.labels[0])
            stage.state(2, isRefused && heard == ["first", "second"] && !stage.has("Target.hit"), "\(heard)")
            stage.state(3, first.attributedName.string == "First", first.attributedName.string)
        },
        .statements("hunt4-accessibility-09") { stage in
            let scene = try SpokenPage(stage, ["Below"])
            let alert = UIAlertController(title: "Title", message: "Words", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            scene.page.present(alert, animated: false)
            try stage.settle()
            stage.state(0, scene.names == ["Title", "Words", "OK"], "\(scene.names)")
            for (position, style) in [
                (1, UIModalPresentationStyle.fullScreen), (2, .pageSheet), (3, .popover),
            ] {
                let below = try SpokenPage(stage, ["Below"])
                let modal = stage.page("Modal", style)
                let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
                label.text = "Modal"
                modal.view.addSubview(label)
                modal.preferredContentSize = CGSize(width: 200, height: 200)
                modal.popoverPresentationController?.sourceView = below.page.view
                modal.popoverPresentationController?.sourceRect = CGRect(
                    x: 300, y: 500, width: 10, height: 10)
                below.page.present(modal, animated: false)
                try stage.settle()
                stage.state(
                    position, below.names.contains("Modal") && !below.names.contains("Below"),
                    "\(below.names)")
                guard style == .popover else { continue }
                modal.popoverPresentationController?.passthroughViews = [below.labels[0]]
                stage.state(position, below.names.contains("Below"), "\(below.names)")
            }
        }
        .on(.iPadPro11),
    ]
}

/// A page with a box of labels, and VoiceOver's elements in it.
@MainActor
private final class SpokenPage {
    let page = UIViewController()
    let box = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    let labels: [UILabel]
    private let stage: Stage

    init(_ stage: Stage, _ words: [String]) throws {
        self.stage = stage
        labels = words.enumerated().map { number, word in
            let label = UILabel(frame: CGRect(x: 0, y: 30 * number, width: 100, height: 20))
            label.text = word
            return label
        }
        labels.forEach(box.addSubview)
        page.view.addSubview(box)
        try stage.launch(page)
    }

    var found: [NSObject] { stage.sim.voiceOverElements }

    var names: [String] { found.map { stage.sim.spokenText(of: $0) } }
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
