// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "PageFlow", path: ".."),
        // No traits: allocations are not counted, so the allocator that counts them stays out of the figures.
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
        // A link to the package's own sources: their API is for one package, and this is another one. Of another name, as UIKit
        // brings the module along.
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
