import PageFlowTesting
import Simulator
import Testing

/// The effects of layers on the pictures of views.
@MainActor
@Suite(.onStage) struct LayerPictureTests {
    private func makeView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.backgroundColor = .white
        return view
    }

    private func svg(_ change: (UIView) -> Void) -> String {
        let (page, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), makeView())
        page.addSubview(view)
        change(view)
        return page.picture.svg
    }

    @Test(arguments: [
        ("round corners", "<path d=\"M10 0"), ("border", "stroke-width=\"2\""), ("shadow", "filter="),
        ("corner configuration", "<path d=\"M10 0"), ("mask", "mask="), ("sublayer", "#00FF00"),
        ("rotation", "matrix("), ("contents", "#0000FF"),
    ])
    func `a layer's look is in the picture`(look: String, part: String) {
        _ = Simulator()
        let drawn = svg { view in
            switch look {
            case "round corners": view.layer.cornerRadius = 10
            case "corner configuration": view.cornerConfiguration = .corners(radius: 10)
            case "border":
                view.layer.borderWidth = 2
                view.layer.borderColor = UIColor.red.cgColor
            case "shadow": view.layer.shadowOpacity = 0.5
            case "mask":
                view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                view.mask?.backgroundColor = .black
            case "sublayer":
                let sublayer = CALayer()
                sublayer.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
                sublayer.backgroundColor = UIColor.green.cgColor
                view.layer.addSublayer(sublayer)
            case "rotation": view.layer.setValue(0.5, forKeyPath: "transform.rotation.z")
            default:
                view.layer.contents =
                    UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { context in
                        UIColor.blue.setFill()
                        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
                    }.cgImage
            }
        }
        #expect(drawn.contains(part))
        #expect(!svg { _ in }.contains(part))
    }

    @Test(arguments: [true, false])
    func `a button's title and image lie over what was put beneath them`(asksForLabel: Bool) throws {
        let sim = Simulator()
        let (page, button) = (UIViewController(), UIButton(type: .custom))
        button.frame = CGRect(x: 0, y: 100, width: 200, height: 44)
        button.setTitle("Enter", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        if asksForLabel { button.titleLabel?.font = .boldSystemFont(ofSize: 20) }
        let ground = CALayer()
        ground.frame = button.bounds
        ground.backgroundColor = UIColor.green.cgColor
        button.layer.insertSublayer(ground, at: 0)
        page.view.addSubview(button)
        sim.launch(page)
        func places() throws -> [String.Index] {
            let svg = page.view.picture.svg
            return try ["#00FF00", "Enter", "#0000FF"].compactMap { part in
                part == "#0000FF" && !svg.contains(part)
                    ? nil : try #require(svg.range(of: part), "\(part)").lowerBound
            }
        }
        #expect(try places().count == 2 && places() == places().sorted())
        let front = CALayer()
        front.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        front.backgroundColor = UIColor.blue.cgColor
        button.layer.addSublayer(front)
        try sim.settle()
        #expect(try places().count == 3 && places() == places().sorted())
        ground.removeFromSuperlayer()
        front.removeFromSuperlayer()
        try sim.settle()
        let svg = page.view.picture.svg
        #expect(svg.components(separatedBy: "Enter").count == 2 && !svg.contains("#00FF00"))
    }

    @Test func `sublayers lie between the views where they were put, and where z lifts them`() throws {
        _ = Simulator()
        let (view, first, second) = (makeView(), UILabel(), UILabel())
        for (label, text) in [(first, "first"), (second, "second")] {
            label.text = text
            label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
            view.addSubview(label)
        }
        let between = CATextLayer()
        between.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
        between.backgroundColor = UIColor.green.cgColor
        view.layer.insertSublayer(between, above: first.layer)
        func order() throws -> [String] {
            let svg = view.picture.svg
            let places = try ["first</text>", "#00FF00", "second</text>"].map { part in
                (try #require(svg.range(of: part)).lowerBound, part)
            }
            return places.sorted { $0.0 < $1.0 }.map(\.1)
        }
        #expect(try order() == ["first</text>", "#00FF00", "second</text>"])
        between.zPosition = 1
        #expect(try order() == ["first</text>", "second</text>", "#00FF00"])
    }

    @Test func `a replicator shows its sublayers several times, each further on`() {
        _ = Simulator()
        let view = makeView()
        let (replicator, dot) = (CAReplicatorLayer(), CALayer())
        dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        dot.backgroundColor = UIColor.green.cgColor
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        replicator.instanceAlphaOffset = -0.25
        view.layer.addSublayer(replicator)
        let svg = view.picture.svg
        #expect(svg.components(separatedBy: "#00FF00").count == 4)
        #expect(svg.contains("translate(10 0)\" opacity=\"0.75\"") && svg.contains("translate(20 0)"))
    }

    @Test func `a clipped view casts no shadow`() {
        _ = Simulator()
        let drawn = svg { view in
            view.layer.shadowOpacity = 1
            view.clipsToBounds = true
        }
        #expect(!drawn.contains("filter=") && drawn.contains("clip-path"))
    }

    @Test func `animations stand on a held clock`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let view = makeView()
        page.view.addSubview(view)
        sim.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 100 }
        sim.turn()
        sim.advance(by: 0.25)
        #expect(sim.picture().svg.contains("translate(25 0)"))
        #expect(sim.picture() == sim.picture())
        sim.advance(by: 0.5)
        #expect(sim.picture().svg.contains("translate(75 0)"))
        try sim.settle()
        #expect(sim.picture().svg.contains("translate(100 0)"))
    }

    @Test func `what changes its size is stretched on the way`() {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 80, height: 20))
        label.text = "Wide"
        page.view.addSubview(label)
        sim.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.frame.size.width = 160 }
        sim.turn()
        sim.advance(by: 0.5)
        #expect(sim.picture().svg.contains("matrix(0.75 0 0 1 0 0)"))
    }

    @Test func `a snapshot keeps its content when the view changes`() throws {
        _ = Simulator()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "Before"
        let snapshot = try #require(label.snapshotView(afterScreenUpdates: true))
        label.text = "After"
        #expect(snapshot.picture.svg.contains(">Before</text>"))
        #expect(label.picture.svg.contains(">After</text>"))
    }
}
