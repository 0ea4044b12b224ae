import PageFlowTesting
import Simulator
import Testing

/// The background of a configured button.
@MainActor @Suite(.onStage) struct ButtonBackgroundTests {
    private func drawing(_ change: (inout UIButton.Configuration) -> Void) -> String {
        let sim = Simulator()
        let page = UIViewController()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
        page.view.addSubview(button)
        sim.launch(page)
        return sim.picture().svg
    }

    @Test(arguments: 0..<6)
    func `what the background says is drawn, and what it leaves open is the look's`(change: Int) {
        let plain = drawing { _ in }
        let changed = drawing { configuration in
            switch change {
            case 0: configuration.background.backgroundColor = .systemRed
            case 1:
                configuration.background.strokeColor = .systemRed
                configuration.background.strokeWidth = 2
            case 2: configuration.background.cornerRadius = 20
            case 3: configuration.background.backgroundInsets.top = 8
            case 4: configuration.background.backgroundColorTransformer = .grayscale
            default: configuration.background.image = UIImage(systemName: "leaf")
            }
        }
        #expect(changed != plain && drawing { $0.background.strokeWidth = 0 } == plain)
        // Other corner styles take precedence over those of the background.
        #expect(
            (drawing { $0.cornerStyle = .capsule }
                == drawing {
                    $0.cornerStyle = .capsule
                    $0.background.cornerRadius = 1
                }))
    }

    @Test(arguments: [(true, 1), (false, 0)])
    func `a button that does not update by itself is not asked when its state changes`(
        updates: Bool, asked: Int
    ) {
        let sim = Simulator()
        let page = UIViewController()
        let button = UIButton(configuration: .plain())
        page.view.addSubview(button)
        sim.launch(page)
        var calls = 0
        button.configurationUpdateHandler = { _ in calls += 1 }
        sim.turn()
        calls = 0
        button.automaticallyUpdatesConfiguration = updates
        button.isSelected = true
        sim.turn()
        #expect(calls == asked)
    }
}

extension ButtonBackgroundTests {
    private final class OwnButton: UIButton {}

    @Test func `a class makes system buttons of its own`() {
        let image = UIImage(systemName: "leaf") ?? UIImage()
        var runs = 0
        let plain = OwnButton.systemButton(with: image, target: nil, action: nil)
        let acting = OwnButton.systemButton(primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        acting.sendActions(for: .primaryActionTriggered)
        #expect(plain.buttonType == .system && plain.currentImage === image && plain.allTargets.isEmpty)
        #expect(acting.currentTitle == "Go" && runs == 1)
    }
}
