import Simulator

/// A page with a box of labels, and VoiceOver's elements in it.
@MainActor
final class SpokenPage {
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
