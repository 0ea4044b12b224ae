// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "PageFlow", path: ".."),
        // Without traits: allocations aren't counted, so the counting allocator doesn't affect the figures.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .target(name: "BarePages"),
        .executableTarget(
            name: "Controllers",
            dependencies: [
                "BarePages", .product(name: "Simulator", package: "PageFlow"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Controllers",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        .executableTarget(
            name: "Flow",
            dependencies: [
                .product(name: "PageFlow", package: "PageFlow"),
                .product(name: "Simulator", package: "PageFlow"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Flow",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        // A link to the main package's sources: their API has package access, and this is another package. It has another name, because
        // UIKit includes the module.
        .target(name: "BareSolver", path: "Sources/LayoutSolver", exclude: ["README.md"]),
        .executableTarget(
            name: "Layout",
            dependencies: [
                "BareSolver", .product(name: "Simulator", package: "PageFlow"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Layout",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        .executableTarget(
            name: "Lists",
            dependencies: [
                .product(name: "Simulator", package: "PageFlow"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Lists",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        .executableTarget(
            name: "PicturesOfPages",
            dependencies: [
                .product(name: "Simulator", package: "PageFlow"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Pictures",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        .executableTarget(
            name: "PageMemory", dependencies: [.product(name: "Simulator", package: "PageFlow")]),
        .executableTarget(
            name: "PageCosts",
            dependencies: [
                .product(name: "PageFlow", package: "PageFlow"),
                .product(name: "Simulator", package: "PageFlow"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
