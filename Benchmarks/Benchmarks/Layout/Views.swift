import Benchmark
import Simulator

/// A column of views in a superview, each below the previous one, as an app creates it.
@MainActor
struct ViewColumn {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    private(set) var heights: [NSLayoutConstraint] = []

    init(count: Int) {
        var above = top.topAnchor
        for _ in 0..<count {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            top.addSubview(view)
            let height = view.heightAnchor.constraint(equalToConstant: 44)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: above, constant: 8),
                view.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: top.trailingAnchor, constant: -16), height,
            ])
            heights.append(height)
            above = view.bottomAnchor
        }
        top.layoutIfNeeded()
    }

    func change(_ index: Int) {
        heights[index].constant = heights[index].constant == 45 ? 46 : 45
        top.layoutIfNeeded()
    }
}

/// A page of 100 views, each with three constraints to its superview's edges and an intrinsic size.
@MainActor
func pageOfViews() -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    for index in 0..<100 {
        let view = UISwitch()
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: page.topAnchor, constant: CGFloat(index * 8)),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: page.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
        ])
    }
    page.layoutIfNeeded()
    return page
}

/// Runs a body on the main actor.
func onMainActor(_ benchmark: Benchmark, _ body: @MainActor @Sendable (Benchmark) -> Void) async {
    nonisolated(unsafe) let benchmark = benchmark
    await MainActor.run { body(benchmark) }
}
