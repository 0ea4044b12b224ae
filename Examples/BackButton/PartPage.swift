import PageFace
import UIKit

/// A page added with `addChild`: the article's third way of showing a page.
public final class PartPage: BackPage {
    override var sentence: String { "A child by addChild." }

    override var buttons: [UIButton] {
        [
            UIButton("backAction of the part", .gray()) { [unowned self] in tapBackAction(nil) },
            UIButton("goBack of the part", .gray()) { [unowned self] in tapGoBack(nil) },
        ]
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
    }
}

extension BackPage {
    /// Adds a child page in the lower half.
    func hold(_ part: PartPage) {
        addChild(part)
        part.view.frame = view.bounds.divided(atDistance: view.bounds.height * 0.42, from: .maxYEdge).slice
        part.view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
        view.addSubview(part.view)
        part.didMove(toParent: self)
    }
}
